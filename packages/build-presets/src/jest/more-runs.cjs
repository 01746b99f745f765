// How many times as many inputs as usual the tests with generated ones try: `numRuns: 500 * MORE_RUNS`. The run with the long tests says more than one.
const times = Number(process.env.PORTAL_MORE_RUNS ?? 1);
globalThis.MORE_RUNS = times;
// They may take as many times as long before they are taken for hanging.
if (times > 1) jest.setTimeout(180_000 * times);
