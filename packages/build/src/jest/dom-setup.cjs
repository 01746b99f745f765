const path = require('node:path');

// jsdom does not lay out: it has no scrolling, and no popover or dialog of its own.
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// A page that shows every note or every tool takes seconds on a busy machine; a test that hangs is found all the same.
jest.setTimeout(20_000);

// The same for what a page shows a moment later, which the library gives one second. Of each workspace its own installation.
const { configure } = require(require.resolve('@testing-library/dom', { paths: [path.dirname(expect.getState().testPath)] }));
configure({ asyncUtilTimeout: 10_000 });
