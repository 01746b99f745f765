// Loaded before a contender (node --import): tells the bench what the process has used so far, whenever the bench asks.
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ cpu: user + system, rss, used: heapUsed + external });
});
process.channel?.unref();
