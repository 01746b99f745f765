import { execFileSync } from 'node:child_process';
import path from 'node:path';

const PROCESSES = path.join(__dirname, 'processes.mjs');

test('what a check says arrives whole, also where a pipe cuts through a letter', () => {
  // One letter of one byte and then only letters of two: wherever a pipe cuts at an even place, it cuts through a letter.
  const letters = "'x' + 'ä'.repeat(200_000)";
  const program = `import { node } from ${JSON.stringify(PROCESSES)};
    const { code, output } = await node(['-e', "process.stderr.write(${letters})"]);
    console.log(code, output === ${letters});`;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })).toBe('0 true\n');
});
