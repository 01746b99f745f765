import { hydrated } from '../../e2e/fixtures/hydrated.ts';
import { test } from '../../e2e/fixtures/portal.ts';
import { PAGES } from './broken-pages.ts';
import { startFaultyHost } from './faulty-host.ts';
import { writeLine } from './line.ts';
import { readView, usualView, watch } from './page-view.ts';

/** Milliseconds after the first text, when someone is reading. */
const READING_MS = 1500;
/** The maximum delay caused by a sheet that hangs (issue "A file that hangs never keeps the text away"). */
const TOLERANCE_MS = 1000;
const STYLE_SHIFT = 0.05;

for (const { app, page: name, address, next } of PAGES)
  test(`a style sheet that comes late: ${app}`, async ({ soundPortal, page, browser }) => {
    const release = soundPortal.live().apps.find(({ id }) => id === app);
    const style = `${release?.base}${release?.pages[name]?.styles[0]}`;
    const host = await startFaultyHost(soundPortal.address);
    try {
      const { painted: usual } = await usualView(browser, host.address + address);
      host.plant(style, 'nothing');
      await watch(page, { former: '', faulty: style });
      await page.goto(host.address + address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForFunction((milliseconds) => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return performance.now() > painted + milliseconds;
      }, READING_MS);
      host.mend(style);
      await page.waitForFunction((address) => {
        const link = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
        const main = document.querySelector('main');
        return link?.sheet && link.media === '' && main && getComputedStyle(main).opacity === '1';
      }, style);
      await hydrated(page);
      const { painted = Number.POSITIVE_INFINITY, shift, empty } = await readView(page);
      writeLine({
        table: 'Style sheets that come late',
        cells: {
          app,
          'first text on screen (ms)': Math.round(painted),
          'without the fault (ms)': Math.round(usual),
          'layout shift': shift.toFixed(3),
        },
        broken: [
          ...((await page.getByRole('heading', { level: 1 }).textContent()) === next ? [] : ['another release is shown']),
          ...(painted <= usual + TOLERANCE_MS ? [] : [`nothing could be read for ${TOLERANCE_MS} ms longer than usual`]),
          ...(shift <= STYLE_SHIFT ? [] : [`the page jumped by ${shift.toFixed(3)}`]),
          ...(empty.length === 0 ? [] : ['the page was empty']),
        ],
      });
    } finally {
      await page.close();
      await host.stop();
    }
  });
