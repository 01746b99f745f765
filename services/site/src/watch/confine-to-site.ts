import { connect, createServer } from 'node:net';
import { type ConfinedBrowser, confineBrowser } from '../confine/confined-browser.ts';
import { browserConfinement } from '../confine/confinement.ts';

/** How a browser is started that reaches the site's web server, and what ends the way there. */
export interface WayToSite {
  readonly program: string;
  readonly args: readonly string[];
  readonly close: () => void;
}

/**
 * Prepares a browser that reaches one web server and nothing else. Bytes are passed on as they are, so encryption goes from end to end
 * and the certificate is checked against the name of the site. Where there is no border, the browser is started as it is.
 */
export async function confineToSite(browserPath: string, origin: string): Promise<WayToSite> {
  if ((await browserConfinement()) === 'none') return { program: browserPath, args: [], close: () => {} };
  const border: ConfinedBrowser = confineBrowser(browserPath);
  const { protocol, hostname, port } = new URL(origin);
  const outside = { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  const bridge = createServer((fromBrowser) => {
    const toSite = connect(outside);
    fromBrowser.on('error', () => toSite.destroy());
    toSite.on('error', () => fromBrowser.destroy());
    fromBrowser.pipe(toSite).pipe(fromBrowser);
  });
  await new Promise<void>((resolve, reject) => bridge.once('error', reject).listen(border.socket, resolve));
  return {
    program: border.program,
    args: [`--host-resolver-rules=MAP ${hostname}:${outside.port} ${new URL(border.origin).host}`],
    close() {
      bridge.close();
      border.discard();
    },
  };
}
