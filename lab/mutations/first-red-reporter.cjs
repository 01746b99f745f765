const { existsSync, writeFileSync } = require('node:fs');

/** Writes the first failing test of a run to a file. With `--bail`, Jest ends before it writes its own report. */
module.exports = class FirstRedReporter {
  onTestResult(_test, { testFilePath, testResults, numFailingTests, testExecError }) {
    const file = process.env.LAB_FIRST_RED;
    if ((numFailingTests === 0 && !testExecError) || existsSync(file)) return;
    const test = testResults.find(({ status }) => status === 'failed')?.fullName;
    writeFileSync(file, JSON.stringify({ file: testFilePath, test: test ?? '(the file itself does not run)' }));
  }
};
