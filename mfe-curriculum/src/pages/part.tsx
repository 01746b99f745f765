import { Skeleton, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import words from '../../content/page.yaml';
import { LoadFailure } from '../reading/load-failure.tsx';
import { type ComingText, useModuleText } from '../reading/use-module-text.ts';

export type PartProps<Value> = {
  readonly of: ComingText<Value>;
  /** Shows it once it is there. */
  readonly children: (value: Value) => ReactNode;
};

/** A part of the page that is fetched when it is needed; if it does not arrive, that is said, with a retry. */
export function Part<Value>({ of, children }: PartProps<Value>) {
  const { text: value, failed, trying, retry } = useModuleText(of);
  if (value !== undefined) return children(value);
  if (failed) return <LoadFailure {...words.partFailed} trying={trying} onRetry={retry} />;
  return (
    <div>
      <p role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </p>
      <Skeleton lines={3} />
    </div>
  );
}
