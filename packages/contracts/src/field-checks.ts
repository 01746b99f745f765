/** Whether PostgreSQL stores the text unchanged: no NUL, and no half of a surrogate pair, which would come back as another character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/** Whether nothing in the text is visible: it is empty, white space, or invisible characters. */
export function isBlank(text: string): boolean {
  // Letters that are drawn as nothing (Hangul fillers, the braille blank) still count as letters in Unicode.
  return /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Whether the text is an http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+${LABEL}$`, 'i');

/**
 * Whether the text is an email address as the HTML standard defines it, with a dot in its domain. The form and the server use the same
 * check.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
