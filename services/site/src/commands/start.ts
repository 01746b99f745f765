import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { appsOf } from '../build/workspace.ts';
import { isLocal, previewUrlOf, reviewDeskOf, type Settings } from '../config/settings.ts';
import { differingApps } from '../monitoring/list-releases.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { createHost, createPreviewHost } from '../server/host.ts';
import { type ServiceProcess, startService } from '../server/service-process.ts';
import type { Store } from '../store/store.ts';
import { release } from './release.ts';
import { remakePages } from './remake-pages.ts';

/** Milliseconds that a start waits for the API; the site serves meanwhile and afterwards without it. */
const API_TIMEOUT_MS = 30_000;

const DATABASE_HINT =
  'The built-in database is for trying things out. For a public site, name a PostgreSQL server with DATABASE_URL and set NODE_ENV=production, which refuses the built-in one.';

/** What a start needs. */
export interface StartOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly settings: Settings;
  readonly log: (line: string) => void;
  /** Why the public may see a first release that is not ready for it. */
  readonly notReady?: string;
}

/** A running site. */
export interface Running {
  readonly address: string;
  /** Where previews are, where that is a port of this machine. */
  readonly previewAddress: string | undefined;
  readonly stop: () => Promise<void>;
}

/** Releases every app that has no release at all, serves the store with the API beside it, and says where. */
export async function start({ workspace, store, settings, log, notReady }: StartOrder): Promise<Running> {
  const given = settings.apiUrl === 'none' ? undefined : settings.apiUrl;
  let api: ServiceProcess | undefined;
  let desk: ServiceProcess | undefined;
  const apiAddress = () => api?.address() ?? given;
  const previewUrl = previewUrlOf(settings, settings.publicUrl ?? `http://${nameOf(settings.host)}:${settings.port}`);
  const hasPreviewPort = previewUrl !== undefined && isLocal(previewUrl);
  const server = createHost(store.dir, apiAddress, previewUrl === undefined || hasPreviewPort ? undefined : new URL(previewUrl).host);
  const port = await listen(server, settings);
  const address = `http://${nameOf(settings.host)}:${port}`;
  const previews = createPreviewHost(store.dir, apiAddress);
  const previewAddress = hasPreviewPort ? await listenForPreviews(previews, settings, previewUrl, log) : undefined;
  try {
    const publicUrl = settings.publicUrl ?? address;
    const released = store.head()?.live ?? {};
    const missing = appsOf(workspace).filter((app) => !released[app]);
    if (missing.length > 0) {
      await release({
        workspace,
        store,
        apps: missing,
        bump: {},
        why: notReady ?? 'first release, made by npm start',
        notReady: notReady !== undefined,
        publicUrl,
        browser: settings.browser,
        log,
      });
    }
    await remakePages({ workspace, store, publicUrl });
    const differing = differingApps(store, workspace);
    if (differing.length > 0)
      log(`Not live yet: the sources of ${differing.join(', ')} have changed. To release them: npm run release -- ${differing.join(' ')}`);
    if (settings.triesDatabase) log(DATABASE_HINT);
    // After the releases: what the API stores of modules and tools comes from their lists.
    const { dataDir, trustedHops } = settings;
    // This host is one more proxy before the API, behind the others.
    api =
      settings.apiUrl === undefined
        ? startService({ name: 'api', workspace, dataDir, env: { TRUSTED_HOPS: String(trustedHops + 1) } })
        : undefined;
    if (api && !(await api.up(API_TIMEOUT_MS)))
      log('The API is not up yet; the pages work without it. Its log is api.log in the data folder.');
    // After the API, which sets the database up. Reviewers ask the desk itself, not this host.
    const review = api && reviewDeskOf(settings, publicUrl);
    if (review) {
      const env = { API_HOST: '127.0.0.1', API_PORT: String(review.port), REVIEW_URL: review.url, TRUSTED_HOPS: String(trustedHops) };
      desk = startService({ name: 'desk', workspace, dataDir, env });
      // Nobody waits for it: the site is up without it.
      void desk
        ?.up(API_TIMEOUT_MS)
        .then((isUp) =>
          log(isUp ? `The review desk is at ${review.url}` : 'The review desk is not up yet. Its log is desk.log in the data folder.'),
        );
    }
  } catch (problem) {
    await Promise.all([close(server), close(previews)]);
    throw problem;
  }
  return {
    address,
    previewAddress,
    stop: async () => {
      await desk?.stop();
      await Promise.all([close(server), close(previews), api?.stop()]);
    },
  };
}

/** The site comes up without its previews where their port cannot be had. */
async function listenForPreviews(
  server: Server,
  { host }: Settings,
  previewUrl: string,
  log: StartOrder['log'],
): Promise<string | undefined> {
  try {
    return `http://localhost:${await listen(server, { host, port: Number(new URL(previewUrl).port || 80) })}`;
  } catch (problem) {
    if (!(problem instanceof UserFacingError)) throw problem;
    log(
      'Previews are not being served because their port is in use. Choose another one with PREVIEW_URL, for example PREVIEW_URL=http://localhost:8099.',
    );
    return undefined;
  }
}

function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EADDRINUSE')
        reject(
          new UserFacingError(`Port ${port} is in use by another program. Stop it, or choose another one: PORT=${port + 1} npm start.`),
        );
      else if (problem.code === 'EACCES')
        reject(new UserFacingError(`You are not allowed to use port ${port} on this machine. Choose one above 1023: PORT=8080 npm start.`));
      else if (problem.code === 'EADDRNOTAVAIL')
        reject(new UserFacingError(`HOST is "${host}", but this machine does not have that address. Try HOST=127.0.0.1, or leave it out.`));
      else reject(problem);
    });
    server.listen({ port, host }, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** The host name with which a browser on this machine opens the address that the server listens on. */
function nameOf(host: string | undefined): string {
  if (host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
