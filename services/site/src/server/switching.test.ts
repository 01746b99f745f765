import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endOf, firstWordOf, startProgram } from '../../fixtures/program.ts';
import { serve } from '../../fixtures/served-site.ts';
import { library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';

test('while another process switches the live site, no answer fails and none mixes two sites', async () => {
  const store = await storeWithTwoApps();
  for (const version of ['1.0.1', '1.0.2', '1.0.3']) await releaseMadeUp(store, [library, version]);
  const pages = { '/': 'index.html', '/modules': 'modules.html', '/tools': 'tools.html' };
  const texts = (file: string) => [1, 2, 3, 4].map((number) => readFileSync(path.join(store.siteDir(number), file), 'utf8'));

  const site = await serve(store.dir);
  const switcher = startProgram('switcher', store.dir, '4');
  const end = endOf(switcher);
  const seen = new Set<string>();
  const known = Object.entries(pages).map(([address, file]) => [address, new Set(texts(file))] as const);
  try {
    await firstWordOf(switcher);
    // Until every page of every site has been seen: the switches did happen in between.
    for (let round = 0; round < 40 || seen.size < 12; round += 1)
      await Promise.all(
        known.flatMap(([address, right]) =>
          ['br', 'gzip', 'identity'].map(async (accepted) => {
            const { status, text } = await site.ask(address, { headers: { 'Accept-Encoding': accepted } });
            expect(status).toBe(200);
            expect(right.has(text)).toBe(true);
            seen.add(text);
          }),
        ),
      );
  } finally {
    switcher.kill('SIGKILL');
    await Promise.all([end, site.stop()]);
  }
  expect((await end).errors).toBe('');
});
