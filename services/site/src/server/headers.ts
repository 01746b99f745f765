/**
 * Features that no page of the site uses, so that no page can be made to use them. Only those that Chromium knows, because it complains
 * about others on every page.
 */
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

/** What the site's own films and buttons may do, but not anything that is embedded in a page. */
const OWN = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture'];

/**
 * Headers of every answer. The policy (CSP) has no unsafe keyword: everything comes from this origin (design: federation, point 18).
 * `Cross-Origin-Opener-Policy` is not sent everywhere, because it costs a visit that begins in a new tab another process (decision 0020).
 */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...UNUSED.map((feature) => `${feature}=()`), ...OWN.map((feature) => `${feature}=(self)`)].join(', '),
};

/**
 * Headers that matter only for documents. Scripts, styles, fonts, pictures and films do without them: these headers are longer than many
 * files, and on a slow phone they cost a page 40 ms. A drawing (SVG) can be opened as a document, so it keeps them.
 */
export const OF_DOCUMENTS = ['Content-Security-Policy', 'Referrer-Policy', 'Permissions-Policy'] as const;

/** Pages on which people write private things: a site that opened one of them must not be able to replace it with another page. */
export const WITH_FORM: readonly string[] = ['/code-of-conduct', '/submit', '/feedback'];
export const ALONE_IN_ITS_GROUP: Readonly<Record<string, string>> = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * HSTS: if the public address is https, browsers use encryption for a year, whatever a link says. Not two years, because that is what the
 * browsers' built-in list requires.
 */
export const ENCRYPTED_ONLY: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000' };
/**
 * The same for host names below that of the site, if `includeSubDomains` in `shell/site.config.ts` says so. It is off by default, because
 * it would lock out sites of the organization that are not encrypted and that this program does not know about.
 */
export const ENCRYPTED_BELOW: Readonly<Record<string, string>> = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** Releases never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Pages are requested again each time; most answers are a short "not modified". */
export const ASK_AGAIN = 'no-cache';
/** A missing file may be there after the next release. */
export const NEVER = 'no-store';
