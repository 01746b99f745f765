import { ASPECTS, VISITORS } from '../fixtures/page-pass/aspects.ts';
import { passOf } from '../fixtures/page-pass/pass.ts';
import { expect, test } from '../fixtures/portal.ts';

for (const visitor of VISITORS)
  test.describe(`at ${visitor.width} px, with the ${visitor.theme} theme against the system’s other one`, () => {
    // One worker makes the pass, and these tests read what it found.
    test.describe.configure({ mode: 'default' });
    let pass: Awaited<ReturnType<typeof passOf>>;
    test.beforeAll(async ({ browser, portal }) => {
      // Each page has its own limits (inspect-page.ts), and there are many pages.
      test.setTimeout(1_800_000);
      pass = await passOf(visitor, browser, portal);
    });

    for (const aspect of visitor.aspects)
      test(ASPECTS[aspect], () => {
        expect(pass.judged[aspect]?.length).toBeGreaterThan(0);
        const found = pass.findings.filter((each) => each.aspect === aspect);
        expect(found.map(({ path, finding }) => `${path}: ${finding}`)).toEqual([]);
      });
  });
