import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits for a link or a cookie, in base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. Someone who reads the table cannot use it. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
