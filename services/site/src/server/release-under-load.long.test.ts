import { describeNginx, serveWithNginx } from '../../fixtures/nginx.ts';
import { endOf, startProgram } from '../../fixtures/program.ts';
import { library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import { type Visit, visit } from '../../fixtures/visitor.ts';

const VISITORS = 4;
/** The minimum number of requests from each of them. */
const REQUESTS = 50;
const SWITCHES = 16;
/** Rounds through four sites. */
const ROUNDS = 60;

describeNginx("Debian's nginx under load", () => {
  test('releases and rollbacks while it serves fail no request, mix no page, and leave no page without its files', async () => {
    const store = await storeWithTwoApps();
    const site = await serveWithNginx({ storeDir: store.dir });
    const releaser = startProgram('releaser', store.dir);
    const done = { release: 0, rollback: 0 };
    releaser.stdout.on('data', (data) => {
      for (const word of String(data).trim().split('\n')) done[word as keyof typeof done] += 1;
    });
    const end = endOf(releaser);
    let ended = false;
    void end.then(() => {
      ended = true;
    });
    // However slow a visitor is, the switches have to happen during the visit.
    const isEnough = ({ requests, sites }: Visit) =>
      ended || (done.rollback >= SWITCHES / 2 && requests >= REQUESTS && sites.size > SWITCHES / 2);
    const pages = ['/', '/modules', '/learn/modules', '/tools'];
    let visits: readonly Visit[] = [];
    try {
      visits = await Promise.all(Array.from({ length: VISITORS }, () => visit(site, pages, isEnough)));
    } finally {
      releaser.kill('SIGKILL');
    }
    const { errors } = await end;
    await site.stop();
    expect(errors).toBe('');
    expect(visits.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(done.release).toBeGreaterThanOrEqual(SWITCHES / 2);
    for (const { requests, sites } of visits) {
      expect(requests).toBeGreaterThanOrEqual(REQUESTS);
      expect(sites.size).toBeGreaterThan(SWITCHES / 2);
    }
  });

  test('a switch of the live site leaves no moment without one, however many come', async () => {
    const store = await storeWithTwoApps();
    for (const version of ['1.0.1', '1.0.2', '1.0.3']) await releaseMadeUp(store, [library, version]);
    const site = await serveWithNginx({ storeDir: store.dir });
    const switcher = startProgram('switcher', store.dir, '4');
    const end = endOf(switcher);
    let rounds = 0;
    switcher.stdout.on('data', (data) => {
      rounds += String(data).length;
    });
    let ended = false;
    void end.then(() => {
      ended = true;
    });
    let visits: readonly Visit[] = [];
    try {
      visits = await Promise.all(
        Array.from({ length: VISITORS }, () =>
          visit(site, ['/', '/modules', '/tools'], ({ sites }) => ended || (rounds >= ROUNDS && sites.size === 4)),
        ),
      );
    } finally {
      switcher.kill('SIGKILL');
    }
    const { errors } = await end;
    await site.stop();
    expect(errors).toBe('');
    expect(visits.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(new Set(visits.flatMap(({ sites }) => [...sites]))).toEqual(new Set([1, 2, 3, 4]));
  });
});
