import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

function scanned(donationPage: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'qr-'));
  try {
    const facts = path.join(dir, 'site.config.ts');
    writeFileSync(facts, `export const site = { links: { donationPage: '${donationPage}' } };\n`);
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../fixtures/scan-donation-qr.mjs'), facts], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a camera reads the donation link out of the picture', () => {
  const address = 'https://give.example.org/bench?from=site';
  expect(scanned(address)).toBe(`${address}\n`);
});

test('without a link there is nothing to read', () => {
  expect(scanned('')).toBe('');
});
