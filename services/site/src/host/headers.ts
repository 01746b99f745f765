/** Headers of every answer. The policy has no unsafe keyword: everything comes from this origin (design: federation, point 18). */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Releases never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Pages are asked for again each time; most answers are a short "not modified". */
export const ASK_AGAIN = 'no-cache';
/** A missing file may be there after the next release. */
export const NEVER = 'no-store';
