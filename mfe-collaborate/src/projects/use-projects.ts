import { reading } from '@portal/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Project } from './project.ts';

/** The list of projects on its way: on the way, there, or not to be had just now. */
export type ProjectList =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly retrying: boolean; readonly retry: () => void };

/** Asks the API for the projects. A failure stays on the page while it is asked again, so that the retry button keeps its place. */
export function useProjects(): ProjectList {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(reading('/api/projects'));
  return useMemo((): ProjectList => {
    if (Array.isArray(data)) return { state: 'ready', projects: data };
    if (data === undefined && errorUpdateCount === 0) return { state: 'loading' };
    return { state: 'failed', retrying: isFetching, retry: () => void refetch() };
  }, [data, isFetching, errorUpdateCount, refetch]);
}
