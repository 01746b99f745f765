const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web platform parts that it lacks and Node has. */
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
  }
};

/** Messages that arrive by the timers of the test, so that a test that stands them still holds messages back too. */
const messageChannel = (global) =>
  class {
    constructor() {
      this.port1 = { onmessage: null, close() {} };
      this.port2 = { postMessage: (data) => global.setTimeout(() => this.port1.onmessage?.({ data })) };
    }
  };

/** Nothing is laid out in jsdom: all that is observed is in view. */
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
