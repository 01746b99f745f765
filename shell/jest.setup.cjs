// Pages are made in Node: a test of that (`@jest-environment node`) has no document to set up.
if (typeof document !== 'undefined') for (const file of globalThis.DOM_SETUP) require(file);
