import { z } from 'zod';

const stepSchema = z.object({
  app: z.string(),
  /** Version that was live before; absent at the first release. */
  from: z.string().optional(),
  to: z.string(),
});

const previewSchema = z.object({
  /** What the link is known by: nobody finds it who does not have the link. */
  id: z.string().regex(/^[a-z0-9]+$/),
  /** The app that is replaced in it. */
  app: z.string(),
  /** The candidate's. */
  version: z.string(),
  /** When it ends. */
  until: z.iso.datetime(),
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
  /**
   * The preview that begins with this entry, which is of kind `pages` and changes nothing of what is live: so older tools, which know
   * no previews, go on reading the ledger, and nothing that counts releases counts a candidate.
   */
  preview: previewSchema.optional(),
  /** Id of the preview that ends with this entry before its time. */
  endedPreview: z.string().optional(),
  /**
   * The release that this entry withdraws, which changes nothing of what is live: it can never be live again, and its files are deleted. As
   * with previews, older tools read an entry of kind `pages`.
   */
  withdrawn: z.object({ app: z.string(), version: z.string() }).optional(),
  /** While reading without a network is switched off: this entry and all after it, until one without this field. */
  offline: z.literal('off').optional(),
});

/** One change of the site: who released or rolled back what, when and why. Never altered after it was written. */
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
/** A candidate that can be looked at through a link for some days. */
export type Preview = z.infer<typeof previewSchema>;
/** What one entry did to one app. */
export type LedgerStep = z.infer<typeof stepSchema>;
