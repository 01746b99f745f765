import { feedbackCategories, feedbackSeverities } from '@portal/contracts';
import fc from 'fast-check';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';

/** Tests that `forms.test.ts` runs. */
export function generatedFeedbackCases(): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await runningApi();
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', '\0', '\ud800', "';--", '__proto__'),
  );
  const field = <Value>(valid: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: fc.oneof(fc.jsonValue(), anyText) });
  const nearlyRight = fc.record(
    {
      summary: field(fc.string({ minLength: 1, maxLength: 310 })),
      details: field(fc.string({ minLength: 1 })),
      pageUrl: field(fc.oneof(fc.webUrl(), fc.constant(''))),
      browserInfo: field(anyText),
      email: field(fc.oneof(fc.emailAddress(), fc.constant(''))),
      consentToContact: field(fc.boolean()),
      severity: field(fc.constantFrom(...feedbackSeverities.map((option) => option.value))),
      category: field(fc.constantFrom(...feedbackCategories.map((option) => option.value))),
    },
    { requiredKeys: [] },
  );
  const strangeFields = fc.dictionary(
    fc.oneof(anyText, fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'id', 'status')),
    fc.jsonValue(),
    { maxKeys: 2 },
  );
  const payload = fc.oneof(
    { weight: 6, arbitrary: nearlyRight.map((body) => JSON.stringify({ ...least.feedback, ...body })) },
    { weight: 2, arbitrary: fc.tuple(nearlyRight, strangeFields).map(([body, more]) => JSON.stringify({ ...body, ...more })) },
    { weight: 1, arbitrary: fc.jsonValue().map((body) => JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        anyText,
        fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{', '[', '{"summary":"a","summary":1}'),
      ),
    },
  );

  test('1,000 generated payloads are stored or refused with a problem, and nothing else', async () => {
    let storedRows = 0;
    const send = async (body: string) => {
      const answer = await fetch(`${api.address}/api/feedback`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (answer.status !== 201) return void (await problemIn(answer, 400));
      storedRows += 1;
      expect(await answer.json()).toEqual({ emailSent: false });
    };
    await fc.assert(
      fc.asyncProperty(fc.array(payload, { minLength: 20, maxLength: 20 }), async (bodies) => {
        await Promise.all(bodies.map(send));
      }),
      { numRuns: 50 * MORE_RUNS, endOnFailure: true },
    );
    expect(storedRows).toBeGreaterThan(100);
    expect(await api.rows('select count(*)::int as n from website_feedback')).toEqual([{ n: storedRows }]);
  });
}
