// Pages are rendered in Node: such a test (`@jest-environment node`) has no document to set up.
if (typeof document !== 'undefined') for (const file of globalThis.DOM_SETUP) require(file);
