const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the parts of the web platform that it lacks and Node has. */
module.exports = class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      AbortController,
      AbortSignal,
      structuredClone,
      MessageChannel: messageChannel(this.global),
      IntersectionObserver: intersectionObserver(this.global),
    });
    // Node 20 does not have it, and React's renderer for the edge asks for it.
    const buffers = this.global.ArrayBuffer.prototype;
    if (!('detached' in buffers)) Object.defineProperty(buffers, 'detached', { get: () => false, configurable: true });
  }
};

/** Messages that are delivered by the test's timers, so that a test with fake timers also holds messages back. */
const messageChannel = (global) =>
  class {
    constructor() {
      this.port1 = { onmessage: null, close() {} };
      this.port2 = { postMessage: (data) => global.setTimeout(() => this.port1.onmessage?.({ data })) };
    }
  };

/** jsdom has no layout: everything that is observed counts as in view. */
const intersectionObserver = (global) =>
  class {
    constructor(tell) {
      this.tell = tell;
    }
    observe(target) {
      this.timer = global.setTimeout(() => this.tell([{ target, isIntersecting: true }]));
    }
    disconnect() {
      global.clearTimeout(this.timer);
    }
  };
