// The tasks of the workspace that need the libraries: check, e2e, and test, which runs all of them and prints one total at the end.
import { runAdvisoryCheck } from './tasks/advisories.mjs';
import { runChecks, runLinkCheck, runPublicCheck } from './tasks/checks.mjs';
import { findBrowser } from './tasks/find-browser.mjs';
import { runJourneys } from './tasks/journeys.mjs';
import { runTests } from './tasks/test-run.mjs';

const [task, ...rest] = process.argv.slice(2);
const tasks = {
  check: async () => {
    if (rest[0] === '--advisories') return runAdvisoryCheck();
    if (rest[0] === '--links') return runLinkCheck(rest.slice(1));
    return rest[0] === '--public' ? runPublicCheck() : [await runChecks(rest)];
  },
  e2e: async () => [await runJourneys(rest)],
  test: () => runTests(rest),
};

/** Whether a requested browser exists. Someone who named one that does not exist learns it now instead of after all other tests. */
function browserFits() {
  try {
    findBrowser();
    return true;
  } catch (problem) {
    console.error(problem.message);
    return false;
  }
}

if (!Object.hasOwn(tasks, task)) {
  console.error(`There is no task "${task}". Try npm start, npm test, npm run check or npm run e2e.`);
  process.exitCode = 2;
} else if (task !== 'check' && !browserFits()) {
  process.exitCode = 1;
} else {
  const counts = await tasks[task]();
  if (counts === undefined) process.exitCode = 2;
  else {
    const sum = (kind) => counts.reduce((all, count) => all + (count[kind] ?? 0), 0);
    const skipped = sum('skipped');
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
  }
}
