import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { node, pathIn } from './processes.mjs';

/** Runs the tests beside the code of every workspace. */
export async function runJest(args = []) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    const { code } = await node([pathIn('node_modules/jest/bin/jest.js'), '--json', `--outputFile=${report}`, '--silent', ...args], {
      show: true,
    });
    return countOf(report, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOf(report, code) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
