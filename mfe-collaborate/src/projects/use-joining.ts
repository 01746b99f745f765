import { ApiError, type Joined, joinProject, reading, requestKey, visitorMessage } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectsWords } from './projects.schema.ts';

/** How joining ended, in the words that toast and card show (1-platform.md sections 4 and 8). */
export interface JoinOutcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
}

/** Joins a project and refreshes the list. A second try after a lost answer takes no second place. */
export function useJoining(id: number, { joined, notJoined }: Pick<ProjectsWords['card'], 'joined' | 'notJoined'>) {
  const [key] = useState(requestKey);
  const queries = useQueryClient();
  const succeeded: JoinOutcome = { look: 'default', title: joined.title, description: joined.text };
  const failed = (problem: unknown): JoinOutcome => ({
    look: 'destructive',
    title: notJoined.title,
    description: visitorMessage(problem) ?? notJoined.unknown,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: reading('/api/projects').queryKey });
  const { mutate, status, error } = useMutation<Joined, unknown, void>({
    mutationFn: () => joinProject(id, key),
    onSuccess: () => {
      toast(succeeded);
      return refresh();
    },
    onError: (problem) => {
      toast(failed(problem));
      if (!(problem instanceof ApiError)) reportError(problem);
      // Full or closed meanwhile: the list knows.
      else if (problem.status >= 400 && problem.status < 500) void refresh();
    },
  });
  return { join: mutate, status, outcome: status === 'success' ? succeeded : error ? failed(error) : undefined };
}
