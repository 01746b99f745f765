import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Asked } from './use-asked.ts';

/** What was requested, once it has arrived; until then, that it is loading, or why it could not be loaded. */
export function Loaded<Answer>({ asked, children }: { readonly asked: Asked<Answer>; readonly children: (answer: Answer) => ReactNode }) {
  if (asked.answer !== undefined) return children(asked.answer);
  if (!asked.problem) return <p role="status">Loading …</p>;
  return (
    <Notice tone="critical" role="alert" title="This could not be loaded" action={<Button onClick={asked.again}>Try again</Button>}>
      {asked.problem.message}
    </Notice>
  );
}
