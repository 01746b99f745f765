import os from 'node:os';
import { CATEGORIES, METRICS } from './visit.mjs';

/** What every address has to reach; performance leaves room for the noise of a machine, the others do not. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The medians of each address's runs as a Markdown table, and whether every address reaches the goals. */
export function tableOf(visits) {
  const [first] = [...visits.values()].flat();
  const lines = [
    `Lighthouse ${first.environment.version}, ${chromeIn(first.environment.browser)}, Node ${process.versions.node}, ${os.cpus().length} cores; mobile preset, throttling applied by the browser (round trip 150 ms, which Lighthouse applies as 562.5 ms per request; 1.6 Mbps; CPU 4 times slower), median of ${[...visits.values()][0].length} cold visits. Times in milliseconds.`,
    '',
    `| route | ${[...Object.values(CATEGORIES), ...Object.values(METRICS)].join(' | ')} | |`,
    `|---${'|---'.repeat(Object.keys(CATEGORIES).length + Object.keys(METRICS).length)}|---|`,
  ];
  let holds = true;
  for (const [route, seen] of visits) {
    const scores = Object.keys(CATEGORIES).map((id) => median(seen.map((visit) => visit.scores[id])));
    const reached = Object.keys(CATEGORIES).every((id, index) => scores[index] >= GOALS[id]);
    holds &&= reached;
    const metrics = Object.keys(METRICS).map((id) => shown(id, median(seen.map((visit) => visit.metrics[id]))));
    lines.push(`| ${[route, ...scores, ...metrics, reached ? 'met' : 'not met'].join(' | ')} |`);
  }
  lines.push(
    '',
    `Goal for every route: at least ${Object.entries(GOALS)
      .map(([id, goal]) => `${CATEGORIES[id]} ${goal}`)
      .join(', ')}.`,
  );
  return { text: lines.join('\n'), holds };
}

/** Every audit that cost points in any visit, with the elements concerned: one line per address and audit. */
export function whatCost(visits) {
  return [...visits].flatMap(([route, seen]) => [...new Set(seen.flatMap(({ costs }) => costs))].map((cost) => `${route}  ${cost}`));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

function shown(id, value) {
  return id === 'cumulative-layout-shift' ? value.toFixed(3) : value.toFixed(0);
}

function chromeIn(userAgent) {
  return `Chrome ${/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 'of an unknown version'}`;
}
