import { describeNginx, serveWithNginx } from '../../fixtures/nginx.ts';
import { endOf, startProgram } from '../../fixtures/program.ts';
import { storeWithTwoApps } from '../../fixtures/store.ts';
import { visit } from '../../fixtures/visitor.ts';

const VISITORS = 4;
const SWITCHES = 16;

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
    const isOver = () => ended || done.rollback >= SWITCHES / 2;
    const visits = await Promise.all(
      Array.from({ length: VISITORS }, () => visit(site, ['/', '/modules', '/learn/modules', '/tools'], isOver)),
    );
    releaser.kill('SIGKILL');
    const { errors } = await end;
    await site.stop();
    expect(errors).toBe('');
    expect(visits.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(done.release).toBeGreaterThanOrEqual(SWITCHES / 2);
    // The switches did happen in between.
    expect(new Set(visits.flatMap(({ sites }) => [...sites])).size).toBeGreaterThan(SWITCHES / 2);
    expect(visits.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(200);
  });
});
