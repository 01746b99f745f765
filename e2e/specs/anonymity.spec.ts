import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseFolder, rows } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/portal.ts';

const MARKS = ['203.0.113.77', 'CanaryAgent/7.7', 'canary-referrer', 'canary-cookie'];

/** Files under a folder that hold one of the texts. PostgreSQL may remove a file while they are read. */
function filesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => {
      try {
        return statSync(file).isFile() && texts.some((text) => readFileSync(file).includes(text));
      } catch {
        return false;
      }
    });
}

test('a report with marked address, agent, referrer and cookie leaves no mark in any file of database and logs, nor in what the site says', {
  tag: '@api',
}, async ({ portal }) => {
  const description = `Somebody was rude on day ${Date.now()}.`;
  const answer = await fetch(`${portal.address}/api/conduct-report`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': '203.0.113.77',
      'User-Agent': 'CanaryAgent/7.7',
      Referer: 'https://canary-referrer.example/',
      Cookie: 'mark=canary-cookie',
    },
    body: JSON.stringify({ description }),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // Everything that is in memory goes into the files.
  await rows(portal, 'checkpoint');
  const database = databaseFolder(portal);
  const logs = readdirSync(portal.dataDir).filter((name) => name.endsWith('.log'));
  expect(logs).toContain('api.log');
  expect(filesWith(database, [description]).length).toBeGreaterThan(0);
  expect(filesWith(database, MARKS)).toEqual([]);
  for (const text of [...logs.map((name) => readFileSync(path.join(portal.dataDir, name), 'utf8')), portal.said()]) {
    for (const mark of MARKS) expect(text).not.toContain(mark);
    expect(text).not.toContain(description);
  }
});
