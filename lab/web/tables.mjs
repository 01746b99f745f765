import { PAGES } from './goals.mjs';
import { median } from './numbers.mjs';
import { table } from './table.mjs';
import { CONDITIONS } from './visit.mjs';
import { workerAsMarkdown } from './worker.mjs';

const milliseconds = (value) => (value === undefined ? '' : value.toFixed(0));
const thousands = (value) => (value / 1000).toFixed(1);
const COLUMNS = [
  ['LCP', 'lcp', milliseconds],
  ['FCP', 'fcp', milliseconds],
  ['hydrated', 'hydrated', milliseconds],
  ['TBT', 'tbt', milliseconds],
  ['CLS', 'cls', (value) => value.toFixed(3)],
  ['requests', 'requests', String],
  ['chain', 'depth', String],
  ['script', 'script', thousands],
  ['style', 'style', thousands],
  ['font', 'font', thousands],
  ['html', 'html', thousands],
  ['other', 'other', thousands],
];

/** Medians of all contenders on one page. */
function medians(contenders, rounds) {
  return table(
    ['', ...COLUMNS.map(([title]) => title)],
    contenders.map((name) => [name, ...COLUMNS.map(([, key, words]) => words(median(rounds.map((round) => round[name][key]))))]),
  );
}

function goals(verdicts) {
  return table(
    ['goal', 'measured', 'at most', ''],
    verdicts.map(({ goal, value, limit, holds }) => [goal, value, limit, holds ? 'met' : 'not met']),
  );
}

/** All measurements as Markdown: the machine and the method, then two tables per page, and the visits with a service worker. */
export function asMarkdown({ machine, contenders, results, workerRounds }) {
  const { latency, downMbps, upMbps, cpu, viewport, scale } = CONDITIONS;
  const rounds = results[0].rounds.length;
  const pages = PAGES.map(({ path, kind }, index) => {
    const { rounds, verdicts } = results[index];
    return `## \`${path}\`, ${kind}\n\n${medians(contenders, rounds)}\n\n${goals(verdicts)}`;
  });
  return `${machine}

${rounds} rounds after one that does not count. In every round, each contender is visited once for each page; which one begins changes from round to
round. Throttling is applied by the browser: ${latency} ms latency, ${downMbps} Mbps down, ${upMbps} Mbps up, CPU ${cpu} times slower; ${viewport.width} × ${viewport.height} at ${scale}, nothing cached.

Times are medians in milliseconds. Bytes are those of bodies as transferred, in kB of 1000 bytes; "script" is everything that was loaded until
the network was quiet. A ratio is the median of the ratios of all rounds, not the ratio of two medians. "hydrated" is the time when
the first effects of the page's component have run; for a page rendered in the browser, that is before its first paint. TBT counts
from the first paint on. "chain" is how many requests followed one another after the document; what a script requests after waiting
for a fetched document is not linked to that document, so the chain of ordinary federation is longer than stated here.

- portal: released with the real command, served by the real host, without the API.
- ordinary federation: default plugin settings, fetched manifest and fetched list of remotes, whole packages shared, rendered in the browser.
- monolith: one build of the same sources, routes split by lazy import, every document preloads what its route needs, rendered in the browser.
- plain HTML: the portal's document with its styles and font, without any script.

${pages.join('\n\n')}

${workerAsMarkdown(workerRounds)}
`;
}
