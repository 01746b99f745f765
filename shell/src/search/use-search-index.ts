import type { IndexedEntry, SearchIndex } from '@portal/contracts';
import { useCallback, useEffect, useState } from 'react';
import { type Found, finderOf } from './find-entries.ts';

/** Time limit of the request, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;
/** The same for the projects, for which the search does not wait any longer. */
const PROJECTS_TIMEOUT_MS = 2_000;

/** What the search can do now. */
export type IndexState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly find: (query: string) => Found };

/** Fetches the search index of what is live and the projects of the hub, once for each page view. */
export function useSearchIndex(): { readonly index: IndexState; readonly retry: () => void } {
  const [index, setIndex] = useState<IndexState>({ is: 'loading' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isMounted = true;
    const show = (state: IndexState) => isMounted && setIndex(state);
    show({ is: 'loading' });
    Promise.all([readIndex(), readProjects()]).then(
      ([{ entries }, projects]) => show({ is: 'there', find: finderOf([...entries, ...projects]) }),
      () => show({ is: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  return { index, retry: useCallback(() => setAttempt((before) => before + 1), []) };
}

async function readIndex(): Promise<SearchIndex> {
  const answer = await fetch(SEARCH_INDEX_ADDRESS, { signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) });
  // Read in any case, because a response that nobody reads keeps its connection busy for seconds.
  const index = await answer.json();
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
  return index;
}

/**
 * The projects as entries: they are in the database, so no release can contain them. Without the API, everything else can still be found.
 */
async function readProjects(): Promise<readonly IndexedEntry[]> {
  try {
    const answer = await fetch('/api/projects', { signal: AbortSignal.timeout(PROJECTS_TIMEOUT_MS) });
    const projects: unknown = await answer.json();
    return answer.ok && Array.isArray(projects) ? projects.flatMap(projectEntry) : [];
  } catch {
    return [];
  }
}

function projectEntry(row: Readonly<Record<string, unknown>> | null): IndexedEntry[] {
  const { id, title, description, field } = row ?? {};
  if (typeof id !== 'number' || typeof title !== 'string' || typeof description !== 'string') return [];
  const also = `project ${String(field ?? '').replaceAll('-', ' ')}`;
  return [{ kind: 'project', title, text: shortened(description), address: `/collaborate#project-${id}`, also }];
}

/** The first sentences, up to 200 characters, without the addresses in Markdown links. */
function shortened(text: string): string {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return plain.length <= 200 ? plain : `${plain.slice(0, 200).replace(/\s+\S*$/, '')} …`;
}
