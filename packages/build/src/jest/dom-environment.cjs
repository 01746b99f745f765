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
    });
  }
};
