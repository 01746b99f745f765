import { z } from 'zod';

const stepSchema = z.object({
  app: z.string(),
  /** Version that was live before; absent at the first release. */
  from: z.string().optional(),
  to: z.string(),
});

/** Schema of {@link LedgerEntry}. Fields that a later tool adds are kept as they are. */
export const ledgerEntrySchema = z.looseObject({
  number: z.number().int().positive(),
  kind: z.enum(['release', 'rollback', 'pages']),
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  steps: z.array(stepSchema),
  /**
   * After this entry, of each app the releases that visitors got, oldest first: the last is live, the one before it is the
   * previous. A rollback takes releases off the end, so a second one goes further back (design: federation, point 22).
   */
  live: z.record(z.string(), z.array(z.string()).min(1)),
  /** Public address that the pages of this entry were made for. */
  publicUrl: z.string(),
});

/** One change of the site: who released or rolled back what, when and why. Never altered after it was written. */
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
/** What one entry did to one app. */
export type LedgerStep = z.infer<typeof stepSchema>;
