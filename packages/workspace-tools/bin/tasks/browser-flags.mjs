/**
 * Options with which tests and benches start a browser, so that it sends no requests of its own. On a server, everything may run as root,
 * where there is no sandbox.
 */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
