import { z } from 'zod';

const stepSchema = z.object({
  app: z.string(),
  /** Version that was live before; absent at the first release. */
  from: z.string().optional(),
  to: z.string(),
});

const previewSchema = z.object({
  /** The id in the link: people without the link cannot find the preview. */
  id: z.string().regex(/^[a-z0-9]+$/),
  /** The app that is replaced in it. */
  app: z.string(),
  /** The candidate's. */
  version: z.string(),
  /** When it ends. */
  until: z.iso.datetime(),
});

const signedSchema = z.object({
  statement: z.string(),
  signatures: z.array(z.object({ who: z.string(), fingerprint: z.string(), signature: z.string() })).min(1),
});

/** Schema of {@link LedgerEntry}. Fields that a later tool adds are preserved. */
export const ledgerEntrySchema = z.looseObject({
  number: z.number().int().positive(),
  kind: z.enum(['release', 'rollback', 'pages']),
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  steps: z.array(stepSchema),
  /**
   * After this entry, the releases of each app that visitors received, oldest first: the last is live, and the one before it is the
   * previous. A rollback removes releases from the end, so a second one goes further back (design: federation, point 22).
   */
  live: z.record(z.string(), z.array(z.string()).min(1)),
  /** Public address that the pages of this entry were made for. */
  publicUrl: z.string(),
  /**
   * The preview that begins with this entry, which is of kind `pages` and does not change what is live. So older tools, which do not know
   * previews, can still read the ledger, and nothing that counts releases counts a candidate.
   */
  preview: previewSchema.optional(),
  /** Id of the preview that ends early with this entry. */
  endedPreview: z.string().optional(),
  /**
   * The release that this entry withdraws, without changing what is live: it can never be live again, and its files are deleted. As with
   * previews, older tools read an entry of kind `pages`.
   */
  withdrawn: z.object({ app: z.string(), version: z.string() }).optional(),
  /**
   * The change as a team signed it: the very text, and who signed it. Entries that were made on the server itself have none.
   * docs/teams.md says how to verify it by hand.
   */
  signed: signedSchema.optional(),
  /** Set while offline reading is switched off: from this entry on, until one without this field. */
  offline: z.literal('off').optional(),
  /** On a rollback that the site made by itself, because it saw the release fail behind the web server. */
  byWatch: z.literal(true).optional(),
});

/** One change of the site: who released or rolled back what, when and why. Never altered after it has been written. */
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;
/** A candidate that can be viewed through a link for some days. */
export type Preview = z.infer<typeof previewSchema>;
/** A statement with the signatures under it. */
export type Signed = z.infer<typeof signedSchema>;
/** What one entry did to one app. */
export type LedgerStep = z.infer<typeof stepSchema>;
