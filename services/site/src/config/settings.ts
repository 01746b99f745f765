import { isIP } from 'node:net';
import path from 'node:path';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { isNear } from './near.ts';

/** Ports of previews, of the review desk and of the receiver on localhost, from that of the site. */
const PREVIEW_PORT_OFFSET = 10;
const REVIEW_PORT_OFFSET = 20;
const RECEIVER_PORT_OFFSET = 30;

/** What the environment says about where and how the site runs. */
export interface Settings {
  /** Port of the host. Default 8080. */
  readonly port: number;
  /** Address of this machine that the host listens on. Default all of them, with a proxy in front only 127.0.0.1. */
  readonly host: string | undefined;
  /** Folder of everything that is kept. Default `.data` beside the workspace's package.json. */
  readonly dataDir: string;
  /** Where the API answers, or `none` for no API; `undefined` runs the workspace's own API beside the host. */
  readonly apiUrl: string | undefined;
  /** Path of a Chrome, Chromium or Edge in which pages are opened before a release; `undefined` when there is none. */
  readonly browser: string | undefined;
  /** Public address without a slash at its end; `undefined` when the environment does not say. */
  readonly publicUrl: string | undefined;
  /** Origin of previews; `undefined` when the environment does not say. */
  readonly previewUrl: string | undefined;
  /** Origin of the review desk; `undefined` when the environment does not say. */
  readonly reviewUrl: string | undefined;
  /** Port of the receiver of signed releases, on 127.0.0.1. Default 30 above that of the host. */
  readonly receiverPort: number;
  /** Whether a public site would run on the database that is built in for trying out. */
  readonly triesDatabase: boolean;
  /** How long a release is watched after it became live, and the pause between two rounds, in ms; nothing where it is not. */
  readonly watch: { readonly intervalMs: number; readonly lengthMs: number } | undefined;
  /** How many proxies before the host are believed about who asked them. Default none. */
  readonly trustedHops: number;
}

/** Reads `PORT`, `HOST`, `DATA_DIR`, `PUBLIC_URL`, `PREVIEW_URL`, `REVIEW_URL`, `RECEIVER_PORT`, `API_URL`, `TRUSTED_HOPS`, `WATCH_INTERVAL`, `WATCH_LENGTH` and `BROWSER_PATH` (which is `none` where there is no browser); refuses a value that cannot be meant. */
export function readSettings(env: NodeJS.ProcessEnv, workspace: string): Settings {
  const trustedHops = readHops(env.TRUSTED_HOPS);
  const publicUrl = readOrigin('PUBLIC_URL', env.PUBLIC_URL, 'https://portal.example');
  const port = readPort('PORT', env.PORT) ?? 8080;
  return {
    port,
    receiverPort: readPort('RECEIVER_PORT', env.RECEIVER_PORT) ?? furtherPort(port, RECEIVER_PORT_OFFSET),
    host: readHost(env.HOST, trustedHops),
    dataDir: path.resolve(workspace, env.DATA_DIR || '.data'),
    publicUrl,
    previewUrl: readOrigin('PREVIEW_URL', env.PREVIEW_URL, 'https://preview.portal.example'),
    reviewUrl: readOrigin('REVIEW_URL', env.REVIEW_URL, 'https://review.portal.example'),
    browser: env.BROWSER_PATH && env.BROWSER_PATH !== 'none' ? env.BROWSER_PATH : undefined,
    trustedHops,
    watch: readWatch(env),
    triesDatabase: isPublic(publicUrl) && !env.DATABASE_URL && !env.API_URL && env.NODE_ENV !== 'production',
    apiUrl: env.API_URL === 'none' ? 'none' : readOrigin('API_URL', env.API_URL, 'http://localhost:8081'),
  };
}

/**
 * The origin of previews of a site: candidates are code that nobody has reviewed, so it is never the site's own. On localhost a second
 * port does; a public site without `PREVIEW_URL` has no previews.
 */
export function previewUrlOf({ previewUrl, port }: Settings, publicUrl: string): string | undefined {
  if (previewUrl === undefined) return isLocal(publicUrl) ? `http://localhost:${furtherPort(port, PREVIEW_PORT_OFFSET)}` : undefined;
  const isApart = isLocal(publicUrl) ? previewUrl !== publicUrl : new URL(previewUrl).hostname !== new URL(publicUrl).hostname;
  if (isApart) return previewUrl;
  throw new UserFacingError(
    `PREVIEW_URL is "${previewUrl}", but previews need a host name of their own, which the site at ${publicUrl} does not have. Try PREVIEW_URL=https://preview.portal.example.`,
  );
}

/** Where the review desk listens, and its origin for reviewers. */
export interface ReviewDesk {
  readonly port: number;
  readonly url: string;
}

/** The review desk of a site: on localhost at a port of its own, for the public only at an address that `REVIEW_URL` names. */
export function reviewDeskOf({ reviewUrl, port }: Settings, publicUrl: string): ReviewDesk | undefined {
  const further = furtherPort(port, REVIEW_PORT_OFFSET);
  if (reviewUrl !== undefined) return { port: (isLocal(reviewUrl) && Number(new URL(reviewUrl).port)) || further, url: reviewUrl };
  // Its address has to be known before it listens.
  return isLocal(publicUrl) && further !== 0 ? { port: further, url: `http://localhost:${further}` } : undefined;
}

/** Whether an origin is one of this machine alone. */
export function isLocal(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || ['127.0.0.1', '[::1]'].includes(hostname);
}

/** 0, which is any free port, stays so. */
function furtherPort(port: number, offset: number): number {
  if (port === 0) return 0;
  return port + offset <= 65535 ? port + offset : port - offset;
}

function readPort(name: string, value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new UserFacingError(`${name} is "${value}", but a port must be a whole number from 0 to 65535. Try ${name}=8080.`);
}

function isPublic(publicUrl: string | undefined): boolean {
  if (!publicUrl?.startsWith('https:')) return false;
  const { hostname } = new URL(publicUrl);
  return hostname !== 'localhost' && !hostname.endsWith('.localhost') && !isNear(hostname.replace(/^\[|\]$/g, ''));
}

/** Whoever could reach a host with a proxy in front would be taken for the proxy, and could pretend to be anybody. */
function readHost(value: string | undefined, trustedHops: number): string | undefined {
  if (!value) return trustedHops > 0 ? '127.0.0.1' : undefined;
  if (isIP(value) || value === 'localhost') return value;
  throw new UserFacingError(
    `HOST is "${value}", but it must be an address of this machine for the site to listen on. Try HOST=127.0.0.1 for this machine only, or HOST=0.0.0.0 for everyone.`,
  );
}

function readHops(value: string | undefined): number {
  if (!value) return 0;
  if (/^[0-8]$/.test(value)) return Number(value);
  throw new UserFacingError(
    `TRUSTED_HOPS is "${value}", but it must be the number of proxies in front of the portal, 0 to 8. Leave it out if there are none.`,
  );
}

function readWatch(env: NodeJS.ProcessEnv): Settings['watch'] {
  const intervalMs = readSeconds('WATCH_INTERVAL', env.WATCH_INTERVAL, 20, 1) * 1000;
  const lengthMs = readSeconds('WATCH_LENGTH', env.WATCH_LENGTH, 120, 0) * 1000;
  return lengthMs === 0 ? undefined : { intervalMs, lengthMs };
}

function readSeconds(name: string, value: string | undefined, byDefault: number, least: number): number {
  if (!value) return byDefault;
  const seconds = Number(value);
  if (/^\d+$/.test(value) && seconds >= least && seconds <= 3600) return seconds;
  throw new UserFacingError(
    `${name} is "${value}", but it must be a whole number of seconds from ${least} to 3600. Try ${name}=${byDefault}.`,
  );
}

function readOrigin(name: string, value: string | undefined, example: string): string | undefined {
  if (!value) return undefined;
  let url: URL | undefined;
  try {
    url = new URL(value);
  } catch {}
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new UserFacingError(`${name} is "${value}", but it must be an address such as ${example}, without a path.`);
  return url.origin;
}
