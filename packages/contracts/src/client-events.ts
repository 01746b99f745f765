import type { z } from 'zod';
import type { clientEventCountsSchema } from './client-events.schema.ts';
import type { Option } from './options.ts';

/** Where faults of releases are reported (POST), and where their number can be read (GET). */
export const CLIENT_EVENTS_ADDRESS = '/api/client-events';

/**
 * What can go wrong with a release in a page view: what it did, and what the visitor got. Each release is reported at most once in a page
 * view.
 */
export const clientEventStages = [
  { value: 'load', label: 'did not load, and the previous release took its place' },
  { value: 'mount', label: 'failed when it was first shown, and the previous release took its place' },
  { value: 'shown', label: 'failed later, while in use' },
  { value: 'unavailable', label: 'failed, and nothing could take its place' },
] as const satisfies readonly Option[];

/** One of {@link clientEventStages}. */
export type ClientEventStage = (typeof clientEventStages)[number]['value'];

/** How an app and a release are written in a report. Anything longer or different is not ours. */
export const clientEventPatterns = {
  app: '^(shell|mfe-[a-z0-9]+(-[a-z0-9]+){0,5})$',
  release: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9a-z.-]{1,20})?$',
  longest: 60,
} as const;

/** A report that a release failed in one page view. It contains nothing else, and nothing about the visitor. */
export interface ClientEvent {
  readonly app: string;
  readonly release: string;
  readonly stage: ClientEventStage;
}

/**
 * Whether such a report can be true. Without an earlier release, none took its place. The shell is never replaced by another release, so
 * only its failure as a whole is reported.
 */
export function isPossibleFault({ app, stage }: { readonly app: string; readonly stage: string }, hadPrevious: boolean): boolean {
  if (app === 'shell') return stage === 'unavailable';
  return hadPrevious || !['load', 'mount'].includes(stage);
}

/** In how many page views a release failed during one interval. Later tools may add fields and stages. */
export type ClientEventCount = z.infer<typeof clientEventCountsSchema>[number];
