import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { home } from '../../fixtures/home.ts';

test('the page that opens reports, and its digest in the guide, are what the sources make', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(home, 'bin/report-reader.mjs'), '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
