import { reading, rowsOf } from '@portal/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isProject, type Project } from './project.ts';

const ADDRESS = '/api/projects';

/** The list of projects on its way: on the way, there, or not to be had just now. */
export type ProjectList =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly retrying: boolean; readonly retry: () => void };

/** Asks the API for the projects. A failure stays on the page while it is asked again, so that the retry button keeps its place. */
export function useProjects(): ProjectList {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(reading(ADDRESS));
  const projects = useMemo(() => rowsOf(ADDRESS, data, isProject), [data]);
  return useMemo((): ProjectList => {
    if (projects) return { state: 'ready', projects };
    if (data === undefined && errorUpdateCount === 0) return { state: 'loading' };
    return { state: 'failed', retrying: isFetching, retry: () => void refetch() };
  }, [projects, data, isFetching, errorUpdateCount, refetch]);
}
