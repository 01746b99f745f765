import { type ChangedHeading, OTHERS, VOLUNTEER } from '../../e2e/fixtures/changed-heading.ts';

/** Whether one app and a few moments are enough. */
export const QUICK = process.env.DRILL_QUICK === 'yes';

/** The pages to be broken: one from every app. */
export const PAGES: readonly ChangedHeading[] = QUICK ? [VOLUNTEER] : [VOLUNTEER, ...OTHERS];

/** In the stores of the drill, every app was released twice. */
export const LIVE = '1.0.1';
export const FORMER = '1.0.0';
