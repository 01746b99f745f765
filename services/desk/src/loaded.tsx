import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Asked } from './use-asked.ts';

/** What was asked for, once it is there; until then that it is on its way, or why there is none. */
export function Loaded<Answer>({ asked, children }: { readonly asked: Asked<Answer>; readonly children: (answer: Answer) => ReactNode }) {
  if (asked.answer !== undefined) return children(asked.answer);
  if (!asked.problem) return <p role="status">Loading …</p>;
  return (
    <Notice tone="critical" role="alert" title="This could not be loaded" action={<Button onClick={asked.again}>Try again</Button>}>
      {asked.problem.message}
    </Notice>
  );
}
