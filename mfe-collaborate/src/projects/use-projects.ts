import { refreshList, rowsOf, useList } from '@portal/api-client';
import { useMemo } from 'react';
import { isProject, type Project } from './project.ts';

const ADDRESS = '/api/projects';

/** Loading state of the project list. */
export type ProjectList =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly retrying: boolean; readonly retry: () => void };

/**
 * Requests the projects from the API. A failure stays on the page while they are requested again, so that the retry button keeps its place.
 */
export function useProjects(): ProjectList {
  const { status, data, isFetching } = useList(ADDRESS);
  const projects = useMemo(() => rowsOf(ADDRESS, data, isProject), [data]);
  return useMemo((): ProjectList => {
    if (projects) return { state: 'ready', projects };
    if (status === 'loading') return { state: 'loading' };
    return { state: 'failed', retrying: isFetching, retry: () => void refreshList(ADDRESS) };
  }, [projects, status, isFetching]);
}
