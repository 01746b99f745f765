import { z } from 'zod';

/** Namespace of the signatures (`ssh-keygen -Y sign -n`): one that was made for anything else releases nothing. */
export const SIGNATURE_NAMESPACE = 'portal-release';

/** Minutes for which a statement can be handed in. */
export const STATEMENT_MINUTES = 10;

/** What one upload may hold, known before a byte of its files is read. */
export const UPLOAD_LIMITS = { statementBytes: 1_000_000, signatureBytes: 16_384, files: 4000, bytes: 64 * 1024 * 1024 } as const;

const common = {
  format: z.literal('portal-release/1'),
  /** Public address of the site that it is meant for. */
  site: z.string().max(300),
  /** Makes two statements that say the same differ. */
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  /** Until when it is accepted; what was accepted is carried out, however long that takes. */
  expires: z.iso.datetime(),
};
const app = z
  .string()
  .max(64)
  .regex(/^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/);
const version = z
  .string()
  .max(64)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/);
const id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+$/);
/** Number of the last ledger entry that concerns the app: whatever came after it, its author has not seen. */
const after = z.number().int().nonnegative();
const why = z.string().max(2000);

const signedFileSchema = z.strictObject({
  path: z.string().min(1),
  size: z.number().int().nonnegative(),
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
});
const upload = { app, version, after, why, files: z.array(signedFileSchema).max(UPLOAD_LIMITS.files) };

/** Schema of {@link ReleaseStatement}. It takes nothing that it does not know: a signature under it would promise what nobody keeps. */
export const releaseStatementSchema = z.discriminatedUnion('action', [
  // A release is watched once it is live, unless its author does without it.
  z.strictObject({ ...common, action: z.literal('release'), ...upload, watch: z.literal(false).optional() }),
  z.strictObject({ ...common, action: z.literal('preview'), ...upload }),
  z.strictObject({ ...common, action: z.literal('rollback'), app, version, after, why }),
  z.strictObject({ ...common, action: z.literal('end-preview'), id, why }),
  z.strictObject({
    ...common,
    action: z.literal('begin'),
    purpose: z.enum(['release', 'preview', 'rollback']),
    app,
    version: z.string().max(64).optional(),
    step: z.enum(['minor', 'major']).optional(),
  }),
  z.strictObject({ ...common, action: z.literal('list'), what: z.enum(['releases', 'previews']) }),
  z.strictObject({ ...common, action: z.literal('show'), id }),
]);

/** What a member of a team signs: one change of a site, or one question to it. */
export type ReleaseStatement = z.infer<typeof releaseStatementSchema>;
/** A statement that brings the files of an app. */
export type UploadStatement = Extract<ReleaseStatement, { action: 'release' | 'preview' }>;
/** A file as it is signed: its path in the release's folder, its size and its integrity. */
export type SignedFile = z.infer<typeof signedFileSchema>;
