// How many times more generated inputs than usual the property tests try: `numRuns: 500 * MORE_RUNS`. The run with the long tests sets more
// than one.
const times = Number(process.env.PORTAL_MORE_RUNS ?? 1);
globalThis.MORE_RUNS = times;
// They may take proportionally longer before they count as hanging.
if (times > 1) jest.setTimeout(180_000 * times);
