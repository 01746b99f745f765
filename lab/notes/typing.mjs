/** Sizes of the notes that are typed in, in bytes. */
export const SIZES = [1_000, 100_000];
const KEYS = 100;

/** A text with this many bytes, in lines as people write them. */
function noteOf(size) {
  return 'A line of notes, as somebody writes them.\n'.repeat(Math.ceil(size / 42)).slice(0, size);
}

/** A page with nothing but a textarea. */
export async function openBare(browser, size) {
  const { context, page, session } = await newPage(browser);
  await page.setContent('<!doctype html><title>Bare</title><textarea rows="8" cols="60"></textarea>');
  return prepare({ context, page, session, size });
}

/** The notes editor of a module, with everything else on its page. */
export async function openNotes(browser, address, size) {
  const { context, page, session } = await newPage(browser);
  await page.goto(`${address}/modules#module=managing-references`);
  await page.getByRole('heading', { level: 2, name: 'Reflection Questions' }).waitFor();
  await page.getByRole('button', { name: 'Add personal notes' }).click();
  return prepare({ context, page, session, size });
}

async function newPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  return { context, page, session };
}

async function prepare({ context, page, session, size }) {
  const box = page.getByRole('textbox');
  await box.evaluate((element, text) => {
    element.value = text;
  }, noteOf(size));
  await box.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    const times = [];
    let begun = 0;
    window.__times = times;
    addEventListener('keydown', () => (begun = performance.now()), true);
    // On the window, so that it runs after all other listeners; in a microtask, after those that others have requested.
    addEventListener('input', () =>
      queueMicrotask(() => {
        void document.documentElement.offsetHeight;
        times.push(performance.now() - begun);
      }),
    );
  });
  return { context, page, session };
}

/** Types some keys at the end of the box and returns the cost of each. */
export async function typeInto({ page, session }) {
  await page.bringToFront();
  await page.getByRole('textbox').focus();
  await page.evaluate(() => window.__times.splice(0));
  const before = await metricsOf(session);
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcdefghij'[key % 10]);
  // By now, work that is done after the key, such as keeping the draft, is finished.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1200)));
  const after = await metricsOf(session);
  const times = (await page.evaluate(() => window.__times)).sort((a, b) => a - b);
  if (times.length !== KEYS) throw new Error(`${KEYS} keys were pressed, ${times.length} arrived.`);
  const aKey = (name) => ((after[name] - before[name]) * 1000) / KEYS;
  return {
    handled: times[KEYS / 2],
    slow: times[Math.floor(KEYS * 0.95)],
    script: aKey('ScriptDuration'),
    layout: aKey('LayoutDuration') + aKey('RecalcStyleDuration'),
    tasks: aKey('TaskDuration'),
  };
}

async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
