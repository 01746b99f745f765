import { z } from 'zod';

const count = z.number().int().min(0);

/** Schema of what `GET /api/client-events` answers, as far as a reader needs it. */
export const clientEventCountsSchema = z.array(
  z.looseObject({
    app: z.string(),
    release: z.string(),
    stage: z.string(),
    /** Begin of the span. */
    from: z.iso.datetime(),
    /** Length of the span, in minutes. */
    minutes: count,
    pageViews: count,
    /** Networks that reported it, each counted once an hour: many make it likely that the fault is the release's. */
    networks: count,
  }),
);
