import { z } from 'zod';

const count = z.number().int().min(0);

/** Schema of the response of `GET /api/client-events`, as far as a reader needs it. */
export const clientEventCountsSchema = z.array(
  z.looseObject({
    app: z.string(),
    release: z.string(),
    stage: z.string(),
    /** Start of the interval. */
    from: z.iso.datetime(),
    /** Length of the interval, in minutes. */
    minutes: count,
    pageViews: count,
    /** Networks that reported it, each counted once an hour: if there are many, the fault is likely the release's. */
    networks: count,
  }),
);
