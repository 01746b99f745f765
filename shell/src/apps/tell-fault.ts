import type { ClientEventStage, LiveDocument } from '@portal/contracts';

/** Is told of a release that failed, once it is known what the visitor got instead. */
export type OnFault = (release: { readonly id: string; readonly version: string }, stage: ClientEventStage) => void;

/** Tells the API of faults in this page view. What does so is fetched when there is something to tell; that it fails changes nothing. */
export function tellFault(live: LiveDocument): OnFault {
  return ({ id, version }, stage) => {
    // Who looks at a release before it is live is no visitor whom it failed.
    if ('preview' in live) return;
    void import('./report-fault.ts').then(
      ({ reportFault }) => reportFault({ app: id, release: version, stage }),
      () => {},
    );
  };
}
