// A page on a busy machine needs more than the one second that the library waits for something to appear.
const path = require('node:path');

/** Each workspace has its own installation. */
const { configure } = require(require.resolve('@testing-library/dom', { paths: [path.dirname(expect.getState().testPath)] }));

configure({ asyncUtilTimeout: 30_000 });
