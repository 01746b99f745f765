// jsdom has no layout: no scrolling, and no popover or dialog of its own.
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
globalThis.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
