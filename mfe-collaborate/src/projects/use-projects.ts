import { refreshList, rowsOf, useList } from '@portal/api-client';
import { useMemo } from 'react';
import { isProject, type Project } from './project.ts';

const ADDRESS = '/api/projects';

/** Loading state of the project list. */
export type ProjectList =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly projects: readonly Project[] }
  | { readonly state: 'failed'; readonly retrying: boolean; readonly retry: () => void };

/** Asks the API for the projects. A failure stays on the page while it is asked again, so that the retry button keeps its place. */
export function useProjects(): ProjectList {
  const { status, data, isFetching } = useList(ADDRESS);
  const projects = useMemo(() => rowsOf(ADDRESS, data, isProject), [data]);
  return useMemo((): ProjectList => {
    if (projects) return { state: 'ready', projects };
    if (status === 'loading') return { state: 'loading' };
    return { state: 'failed', retrying: isFetching, retry: () => void refreshList(ADDRESS) };
  }, [projects, status, isFetching]);
}
