import { type LazyPart, Skeleton, useLazyPart, VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import strings from '../../content/page.yaml';
import { LoadFailure } from '../reading/load-failure.tsx';

export type PartProps<Value> = {
  readonly of: LazyPart<Value>;
  /** Its name, if it is the whole page: used in the message if it does not load. */
  readonly heading?: string;
  /** Shows it once it is there. */
  readonly children: (value: Value) => ReactNode;
};

/** A part of the page that is fetched when needed; if it does not load, the page says so and offers a retry. */
export function Part<Value>({ of, heading, children }: PartProps<Value>) {
  const { value, failed, isFetching, retry } = useLazyPart(of);
  if (value !== undefined) return children(value);
  if (failed)
    return (
      <>
        {heading && <h1>{heading}</h1>}
        <LoadFailure {...strings.partFailed} trying={isFetching} onRetry={retry} />
      </>
    );
  return (
    <div>
      <p role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </p>
      <Skeleton lines={3} />
    </div>
  );
}
