/** What no page of the site does, so no page can be made to do it. Only features that Chromium knows: it complains of others on every page. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What the site's own films and buttons may do, and nothing that were put into a page. */
const OWN = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];

/**
 * Headers of every answer. The policy (CSP) has no unsafe keyword: everything comes from this origin (design: federation, point 18).
 * No `Cross-Origin-Opener-Policy` for all: it costs a visit that begins in a new tab a process (decision 0020).
 */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...UNUSED.map((feature) => `${feature}=()`), ...OWN.map((feature) => `${feature}=(self)`)].join(', '),
};

/**
 * What only a document obeys. Scripts, styles, faces, pictures and films do without: these headers are longer than many a file, and
 * on a slow phone they cost a page 40 ms. A drawing (SVG) can be opened as a document, so it keeps them.
 */
export const OF_DOCUMENTS = ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy'] as const;

/** Pages on which people write what is theirs: a site that opened one of them must not be able to put another page in its place. */
export const WITH_FORM: readonly string[] = ['/code-of-conduct', '/submit', '/feedback'];
export const ALONE_IN_ITS_GROUP: Readonly<Record<string, string>> = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * HSTS: where the public address is https, browsers come back encrypted for a year, whatever a link says. Not two years: that is what the
 * browsers' built-in list asks for.
 */
export const ENCRYPTED_ONLY: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };
/**
 * The same for names below that of the site, where `includeSubDomains` in `shell/site.config.ts` says so. It is off by default: it would
 * lock out sites of the organization that are not encrypted, of which this program knows nothing.
 */
export const ENCRYPTED_BELOW: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Releases never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Pages are asked for again each time; most answers are a short "not modified". */
export const ASK_AGAIN = 'no-cache';
/** A missing file may be there after the next release. */
export const NEVER = 'no-store';
