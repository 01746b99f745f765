import { ApiError, joinProject, refreshList, requestKey, visitorMessage } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useState } from 'react';
import type { ProjectsStrings } from './projects.schema.ts';

/** The outcome of joining, in the words that toast and card show (1-platform.md sections 4 and 8). */
export interface JoinOutcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
}

type Status = 'idle' | 'pending' | 'success' | 'error';

/** Joins a project and refreshes the list. A second try after a lost answer does not take a second place. */
export function useJoining(id: number, { joined, notJoined }: Pick<ProjectsStrings['card'], 'joined' | 'notJoined'>) {
  const [key] = useState(requestKey);
  const [{ status, outcome }, setState] = useState<{ status: Status; outcome?: JoinOutcome }>({ status: 'idle' });

  async function join() {
    setState({ status: 'pending' });
    try {
      await joinProject(id, key);
      const outcome: JoinOutcome = { look: 'default', title: joined.title, description: joined.text };
      toast(outcome);
      await refreshList('/api/projects');
      setState({ status: 'success', outcome });
    } catch (problem) {
      const description = visitorMessage(problem) ?? notJoined.unknown;
      const outcome: JoinOutcome = { look: 'destructive', title: notJoined.title, description };
      toast(outcome);
      setState({ status: 'error', outcome });
      if (!(problem instanceof ApiError)) reportError(problem);
      // Full or closed in the meantime: the list has the current state.
      else if (problem.status >= 400 && problem.status < 500) void refreshList('/api/projects');
    }
  }

  return { join, status, outcome };
}
