import { connect, createServer } from 'node:net';

/**
 * A slow network as a proxy before `address`: the browser's own throttling leaves out what a service worker asks for. Each request waits
 * for `latency` milliseconds, and all answers share `downMbps`.
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
    site.on('data', (data) => {
      free = Math.max(free, performance.now()) + (data.length * 8) / (downMbps * 1000);
      setTimeout(() => visitor.write(data), free - performance.now());
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
