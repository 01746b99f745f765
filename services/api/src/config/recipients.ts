import { UserFacingError } from './user-facing-error.ts';

/** The form of an `age` public key for X25519 (age-encryption.org/v1). */
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;

/** Reads `CONDUCT_RECIPIENTS`: the public keys that incident reports are sealed to. */
export function readRecipients(value: string | undefined): readonly string[] {
  const keys = (value ?? '').split(/[\s,]+/).filter(Boolean);
  // An invalid value may be a secret key, so it is never shown.
  if (!keys.every((key) => RECIPIENT.test(key)))
    throw new UserFacingError(
      'CONDUCT_RECIPIENTS must be public keys as age-keygen prints them (age1 and 58 more characters each), separated by commas. Correct it.',
    );
  if (new Set(keys).size < keys.length)
    throw new UserFacingError('CONDUCT_RECIPIENTS names the same key twice. Each reader needs their own key; correct it.');
  return keys;
}
