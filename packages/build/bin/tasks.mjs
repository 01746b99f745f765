// The tasks of the workspace that need the libraries: check, e2e, and test, which is all of them with one count at the end.
import { runChecks } from './tasks/checks.mjs';
import { findBrowser } from './tasks/find-browser.mjs';
import { runJest } from './tasks/jest.mjs';
import { runJourneys } from './tasks/journeys.mjs';

const [task, ...rest] = process.argv.slice(2);
const steps = { check: [runChecks], e2e: [runJourneys], test: [() => runChecks(), runJest, runJourneys] }[task];

/** Whether a browser that is asked for is there. Who named one that is not hears of it now, and not after all other tests. */
function browserFits() {
  try {
    findBrowser();
    return true;
  } catch (problem) {
    console.error(problem.message);
    return false;
  }
}

if (!steps) {
  console.error(`There is no task "${task}". Try npm start, npm test, npm run check or npm run e2e.`);
  process.exitCode = 2;
} else if (steps.includes(runJourneys) && !browserFits()) {
  process.exitCode = 1;
} else {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const { passed, failed, skipped = 0 } = await step(rest);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}
