const KINDS = { Document: 'html', Script: 'script', Stylesheet: 'style', Font: 'font' };

/**
 * Observes what a page requests, through the browser's own protocol. `quiet` resolves when nothing has been in progress for `forMs` (a film
 * keeps its request open and does not count); `facts` sums up.
 */
export function watchRequests(session) {
  const requests = new Map();
  const underway = new Set();
  let last = performance.now();
  const change = () => {
    last = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    requests.set(requestId, { url: request.url, type, initiator, begun: timestamp, bytes: 0, header: 0 });
    if (type !== 'Media') underway.add(requestId);
    change();
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const known = requests.get(requestId);
    if (known) Object.assign(known, { status: response.status, header: response.encodedDataLength, type: known.type ?? type });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = requests.get(requestId);
    if (known) known.bytes += encodedDataLength;
  });
  const done = ({ requestId, encodedDataLength, timestamp }) => {
    const known = requests.get(requestId);
    if (known) {
      known.ended = timestamp;
      // Bodies as they were transferred, without the headers.
      if (encodedDataLength !== undefined) known.bytes = Math.max(0, encodedDataLength - known.header);
    }
    underway.delete(requestId);
    change();
  };
  session.on('Network.loadingFinished', done);
  session.on('Network.loadingFailed', done);
  return {
    quiet: (forMs) =>
      new Promise((resolve) => {
        const look = setInterval(() => {
          if (underway.size > 0 || performance.now() - last < forMs) return;
          clearInterval(look);
          resolve();
        }, 50);
      }),
    facts: () => sumUp([...requests.values()].filter(({ url }) => url.startsWith('http'))),
  };
}

function sumUp(requests) {
  const bytes = { script: 0, style: 0, font: 0, html: 0, other: 0 };
  for (const request of requests) bytes[kindOf(request)] += request.bytes;
  const { depth, way } = longestChain(requests);
  return {
    requests: requests.length,
    depth,
    way,
    bytes,
    failed: requests.filter(({ status, url }) => status >= 400 && !new URL(url).pathname.startsWith('/api/')).map(({ url }) => url),
    list: requests,
  };
}

/** Preloaded scripts have the type that the tag names, so the type is enough. */
function kindOf({ type, url }) {
  return KINDS[type] ?? (/\.js$/.test(new URL(url).pathname) ? 'script' : 'other');
}

/**
 * The longest chain of requests in which each was caused by the one before. What is in the HTML, including preload tags, is one step from
 * the document; what a script requests is one step from that script. Of the frames in the call stack, the deepest counts.
 */
function longestChain(requests) {
  const byUrl = new Map();
  for (const request of requests) if (!byUrl.has(request.url)) byUrl.set(request.url, request);
  const ways = new Map();
  const wayOf = (request, seen = new Set()) => {
    const known = ways.get(request.url);
    if (known) return known;
    if (seen.has(request.url)) return [];
    const before = causesOf(request)
      .map((url) => byUrl.get(url))
      .filter((cause) => cause && cause !== request)
      .map((cause) => wayOf(cause, new Set([...seen, request.url])))
      .reduce((longest, way) => (way.length > longest.length ? way : longest), []);
    const way = [...before, new URL(request.url).pathname];
    ways.set(request.url, way);
    return way;
  };
  const way = requests.map((request) => wayOf(request)).reduce((longest, next) => (next.length > longest.length ? next : longest), []);
  return { depth: Math.max(0, way.length - 1), way };
}

function causesOf({ initiator }) {
  const causes = initiator.url ? [initiator.url] : [];
  for (let stack = initiator.stack; stack; stack = stack.parent) for (const frame of stack.callFrames) causes.push(frame.url);
  return causes;
}
