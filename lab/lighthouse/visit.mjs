import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { BROWSER_FLAGS } from '../../packages/workspace-tools/bin/tasks/browser-flags.mjs';

/** The four scored categories, by Lighthouse's id, with the words of the table. */
export const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' };
/** The metrics in the table, by Lighthouse's id. All are in milliseconds except the layout shift, which has no unit. */
export const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'speed-index': 'SI',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

const FLAGS = ['--headless=new', ...BROWSER_FLAGS];

/**
 * One cold visit in a separate browser: mobile preset, with throttling applied by the browser instead of a simulation. Resolves to the
 * scores (0 to 100) by category, the metrics, and the audits that cost points outside the metrics.
 */
export async function visit(url, browser) {
  const [{ launch }, { default: lighthouse }] = await Promise.all([library('chrome-launcher'), library('lighthouse')]);
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: FLAGS,

    handleSIGINT: false,
    logLevel: 'silent',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'silent', throttlingMethod: 'devtools', onlyCategories: Object.keys(CATEGORIES) };
    const { lhr } = await lighthouse(url, flags);
    if (lhr.runtimeError) throw new Error(`${url} could not be scored: ${lhr.runtimeError.message}`);
    return {
      scores: Object.fromEntries(Object.keys(CATEGORIES).map((id) => [id, Math.round(lhr.categories[id].score * 100)])),
      metrics: Object.fromEntries(Object.keys(METRICS).map((id) => [id, lhr.audits[id].numericValue])),
      costs: Object.entries(CATEGORIES).flatMap(([id, name]) => costsOf(lhr, id, name)),
      environment: { version: lhr.lighthouseVersion, speed: lhr.environment.benchmarkIndex, browser: lhr.environment.hostUserAgent },
    };
  } finally {
    chrome.kill();
  }
}

/** Loads a library from this folder, which exists only once the command has installed it. */
function library(name) {
  return import(pathToFileURL(createRequire(import.meta.url).resolve(name)).href);
}

function costsOf(lhr, category, name) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && !(id in METRICS) && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => `${name}: ${id} (${lhr.audits[id].title})${elementsOf(lhr.audits[id])}`);
}

function elementsOf({ details }) {
  const named = (details?.items ?? []).map((item) => item.node?.snippet ?? item.description ?? item.source?.url ?? item.url);
  const words = [...new Set(named.filter(Boolean))];
  return words.length > 0 ? `: ${words.join(' · ')}` : '';
}
