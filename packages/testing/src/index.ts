export { fakeApi, held, json, networkDown, noAnswer, problem, sentKeys, sentSignals, serverText } from './fake-api.ts';
export { type FakeTab, fakeBrowser, type Step } from './fake-browser.ts';
export { answer, failureOf, fakeFetch } from './fake-fetch.ts';
export { fakeStorage, fakeStorageAreas, plainTexts, storedTexts } from './fake-storage.ts';
export { anyTexts, soundTexts } from './generated-texts.ts';
export { currentAddress, hydrate, pagesInRouter, prerendered, type Router, renderToString, show } from './pages.tsx';
export { DAMAGED, store, stored } from './stored.ts';
