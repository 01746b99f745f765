import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseFolder, rows } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/portal.ts';

const MARKS = ['203.0.113.77', 'CanaryAgent/7.7', 'canary-referrer', 'canary-cookie', 'canary-name', 'canary-mail', 'safety-concern'];

/** Files under a folder that contain one of the texts. PostgreSQL may remove a file while they are being read. */
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

test('of a report neither the words nor address, agent, referrer, cookie or minute are in any file of database, log of changes and logs, nor in its row', {
  tag: '@api',
}, async ({ portal }) => {
  const description = `Somebody was rude on day ${Date.now()}.`;
  const minute = new Date().toISOString().slice(0, 16);
  const marks = [...MARKS, description];
  const [before] = await rows<{ n: number }>(portal, 'select count(*)::int as n from conduct_reports');
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
    body: JSON.stringify({
      description,
      name: 'canary-name',
      email: 'canary-mail@student.example',
      violationType: 'safety-concern',
    }),
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ emailSent: false });
  // Everything in memory is written to the files.
  await rows(portal, 'checkpoint');
  const database = databaseFolder(portal);
  const logs = readdirSync(portal.dataDir).filter((name) => name.endsWith('.log'));
  expect(logs).toContain('api.log');
  // The data are there, and so are the files that would contain them.
  expect(await rows(portal, 'select count(*)::int as n from conduct_reports')).toEqual([{ n: (before?.n ?? 0) + 1 }]);
  expect(filesWith(database, ['age-encryption.org/v1']).length).toBeGreaterThan(0);
  expect(filesWith(database, marks)).toEqual([]);
  for (const text of [...logs.map((name) => readFileSync(path.join(portal.dataDir, name), 'utf8')), portal.said()])
    for (const mark of [...marks, 'conduct-report']) expect(text).not.toContain(mark);
  const dumped = await rows<{ row: string }>(portal, 'select to_json(t)::text as row from conduct_reports t');
  for (const { row } of dumped) for (const mark of [...marks, minute]) expect(row).not.toContain(mark);
});
