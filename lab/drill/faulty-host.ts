import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What can go wrong on the way to a visitor. */
export const ANSWERS = {
  reset: (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  'an HTML page': (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html><h1>Please sign in</h1>'),
  nothing: () => {},
} satisfies Record<string, (response: ServerResponse) => void>;

/** A host between a portal and its visitors that answers some addresses wrongly. */
export interface FaultyHost {
  readonly address: string;
  /** From now on, every request for this address fails. */
  readonly plant: (address: string, answer: keyof typeof ANSWERS) => void;
  /** Requests for this address are answered from now on, including those that are waiting. */
  readonly mend: (address: string) => void;
  /** When an address was first requested, as a time of day in milliseconds. */
  readonly askedAt: (address: string) => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Starts in front of a portal. */
export async function startFaultyHost(portal: string): Promise<FaultyHost> {
  const faults = new Map<string, keyof typeof ANSWERS>();
  const asked = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (!asked.has(url)) asked.set(url, Date.now());
    const fault = faults.get(url);
    const answer = () => passOn(portal + url, request, response);
    if (!fault) return answer();
    waiting.set(url, answer);
    ANSWERS[fault](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    plant: (address, answer) => faults.set(address, answer),
    mend: (address) => {
      faults.delete(address);
      waiting.get(address)?.();
    },
    askedAt: (address) => asked.get(address),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(address: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const passedOn = ask(address, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  }).on('error', () => response.destroy());
  // Including its body; otherwise, the portal would mistake what comes next on the connection for it.
  request.pipe(passedOn);
}
