import { request as ask, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong on the way to a visitor. */
export const ANSWERS = {
  reset: (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  'an HTML page': (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html><h1>Please sign in</h1>'),
  nothing: () => {},
} satisfies Record<string, (response: ServerResponse) => void>;

/** A host between a portal and its visitors that answers some addresses wrongly. */
export interface FaultyHost {
  readonly address: string;
  /** From now on every request for this address goes wrong. */
  readonly plant: (address: string, answer: keyof typeof ANSWERS) => void;
  /** When an address was first asked for, as a time of day in milliseconds. */
  readonly askedAt: (address: string) => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Stands before a portal. */
export async function startFaultyHost(portal: string): Promise<FaultyHost> {
  const faults = new Map<string, keyof typeof ANSWERS>();
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    if (!asked.has(url)) asked.set(url, Date.now());
    const fault = faults.get(url);
    if (fault) return ANSWERS[fault](response);
    // With its body: the portal would take what comes next on the connection for it.
    const passedOn = ask(portal + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    }).on('error', () => response.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    plant: (address, answer) => faults.set(address, answer),
    askedAt: (address) => asked.get(address),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
