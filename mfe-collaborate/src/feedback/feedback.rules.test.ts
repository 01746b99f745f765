import { DEFAULTS, feedbackRules } from './feedback.rules.ts';

const rules = feedbackRules({
  pageUrl: 'No address',
  emailOrEmpty: 'No email',
  tooLong: 'At most {max}',
  unreadable: 'Not that',
});
const COMPLETE = { ...DEFAULTS, summary: 'S', details: 'D' };
const mistakes = (change: object) =>
  rules.safeParse({ ...COMPLETE, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test('the defaults are severity medium, category bug, no consent (section 5)', () => {
  expect(DEFAULTS).toMatchObject({ severity: 'medium', category: 'bug', consentToContact: false });
});

test.each([
  [{}],
  [{ summary: ' ' }],
  [{ summary: 'x'.repeat(300), details: 'x'.repeat(20_000) }],
  [{ details: 'Two\nlines, an emoji 😀' }],
  [{ pageUrl: 'https://example.org/page?a=b#c' }],
  [{ pageUrl: 'http://localhost:8080/feedback' }],
  [{ email: 'name@example.org' }],
  [{ email: 'first.last+bench@mail.example.co' }],
  [{ severity: 'low' }],
  [{ severity: 'high', category: 'content' }],
  [{ category: 'accessibility' }],
  [{ category: 'performance' }],
  [{ category: 'other', consentToContact: true }],
])('%j is accepted (section 5)', (change) => {
  expect(mistakes(change)).toEqual([]);
});

test.each([
  [{ summary: '' }, [['summary', 'Summary is required']]],
  [{ details: '' }, [['details', 'Details are required']]],
  [{ summary: 'x'.repeat(301) }, [['summary', 'At most 300']]],
  [{ details: 'x'.repeat(20_001) }, [['details', 'At most 20,000']]],
  [{ details: 'a\0b' }, [['details', 'Not that']]],
  [{ summary: 'half \ud83d' }, [['summary', 'Not that']]],
  [{ pageUrl: 'example' }, [['pageUrl', 'No address']]],
  [{ pageUrl: 'https://' }, [['pageUrl', 'No address']]],
  [{ pageUrl: 'javascript:alert(1)' }, [['pageUrl', 'No address']]],
  [{ email: 'nobody' }, [['email', 'No email']]],
  [{ email: 'a@b' }, [['email', 'No email']]],
])('%j is refused (section 5)', (change, refused) => {
  expect(mistakes(change)).toEqual(refused);
});

test.each([
  [{ severity: '' }, [['severity', 'Severity is required']]],
  [{ severity: undefined }, [['severity', 'Severity is required']]],
  [{ category: '' }, [['category', 'Category is required']]],
  [{ category: undefined }, [['category', 'Category is required']]],
])('%j is required (section 3)', (change, refused) => {
  expect(mistakes(change)).toEqual(refused);
});

test.each([[{ severity: 'huge' }], [{ category: 'praise' }], [{ consentToContact: 'yes' }]])(
  '%j is none of the choices (section 5)',
  (change) => {
    expect(mistakes(change)).toHaveLength(1);
  },
);
