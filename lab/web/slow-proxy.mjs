import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes that are sent at a time: about 20 ms on a slow network. */
const PIECE = 4096;

/**
 * A slow network as a proxy in front of `address`, because the browser's own throttling does not apply to a service worker's requests. Each
 * request waits for `latency` milliseconds, and all responses share `downMbps`.
 */
export async function slowProxy(address, { latency, downMbps }) {
  const { hostname, port } = new URL(address);
  const sockets = new Set();
  let free = 0;
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    for (const [socket, other] of [
      [visitor, site],
      [site, visitor],
    ]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    visitor.on('data', (data) => setTimeout(() => site.write(data), latency));
    site.on('data', async (data) => {
      site.pause();
      // In small pieces, and none for a visitor who has left: what nobody is waiting for must not delay the next visit.
      for (let at = 0; at < data.length && !visitor.destroyed; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        free = Math.max(free, performance.now()) + (piece.length * 8) / (downMbps * 1000);
        await pause(free - performance.now());
        visitor.write(piece);
      }
      site.resume();
    });
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    address: `http://localhost:${server.address().port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
