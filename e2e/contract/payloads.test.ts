import {
  conductViolationTypes,
  feedbackCategories,
  feedbackSeverities,
  type Option,
  projectDurations,
  projectFields,
  projectSkillLevels,
  projectTeamSizes,
} from '@portal/contracts';
import fc from 'fast-check';
import { EMPTY_REPORT, reportRules } from '../../mfe-collaborate/src/conduct/report.rules.ts';
import { DEFAULTS, feedbackRules } from '../../mfe-collaborate/src/feedback/feedback.rules.ts';
import { EMPTY_PROJECT, projectRules } from '../../mfe-collaborate/src/submit/project.rules.ts';
import { ReportDto } from '../../services/api/src/conduct/report.dto.ts';
import { FeedbackDto } from '../../services/api/src/feedback/feedback.dto.ts';
import { BodyPipe } from '../../services/api/src/http/validation.pipe.ts';
import { SubmissionDto } from '../../services/api/src/projects/submission.dto.ts';

// The forms' rules and the API's meet only here, because apps and services never import each other.

const anyWords = { email: 'e', emailOrEmpty: 'e', pageUrl: 'p', tooLong: '{max}', unreadable: 'u' };
const pipe = new BodyPipe();

type Payload = Readonly<Record<string, unknown>>;
interface Rules {
  safeParse(payload: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
  };
}

/** Fields that the form would mark. */
function formRefuses(rules: Rules, payload: Payload): string[] {
  return [...new Set((rules.safeParse(payload).error?.issues ?? []).map(({ path }) => String(path[0])))].sort();
}

/** Fields for which the API answers 400. */
async function apiRefuses(metatype: new () => object, payload: Payload): Promise<string[]> {
  try {
    await pipe.transform({ ...payload }, { type: 'body', metatype });
    return [];
  } catch (refusal) {
    return (refusal as { more: { errors: { field: string }[] } }).more.errors.map(({ field }) => field).sort();
  }
}

const text = fc.oneof(
  fc.constantFrom('', ' ', '\n', '\u200b', '\u3164', '\u2800', '\0', '\ud800', 'a\udc00', '漢字', '\u202e', 'x'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
/** Texts around a limit, including characters that count as two. */
const around = (max: number) =>
  fc
    .tuple(fc.constantFrom('x', '🐈', ' '), fc.integer({ min: max - 3, max: max + 3 }))
    .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));
const email = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.emailAddress(), fc.constantFrom(' ', '.', '@', '\n', 'ä', ',b@c.example', '\u200b'))
      .map(([one, more]) => one + more),
  },
  { weight: 1, arbitrary: fc.emailAddress({ size: 'large' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'a@b', 'a@b.', '"a b"@example.org', 'a@[127.0.0.1]', 'a@xn--bcher-kva.example', 'A@EXAMPLE.ORG'),
  },
);
const address = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom('', 'https://', 'HTTP://a', 'ftp://a.example', 'javascript:alert(1)', 'https://a b', 'http://[::1]/'),
  text,
);
const choice = (options: readonly Option[]) => fc.constantFrom('', 'constructor', 'BIOLOGY', ...options.map(({ value }) => value));
const yesOrNo = fc.boolean();
/** Mostly the kind that a form sends, sometimes any kind. */
const mostly = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: arbitrary as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: fc.jsonValue() });
const textAround = (max: number) => mostly(fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: around(max) }));

const forms: readonly (readonly [
  name: string,
  rules: Rules,
  dto: new () => object,
  defaults: Payload,
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
])[] = [
  [
    'project',
    projectRules(anyWords),
    SubmissionDto,
    EMPTY_PROJECT,
    {
      title: textAround(200),
      description: textAround(10_000),
      field: mostly(choice(projectFields)),
      duration: mostly(choice(projectDurations)),
      teamSize: mostly(choice(projectTeamSizes)),
      skillLevel: mostly(choice(projectSkillLevels)),
      skills: textAround(1000),
      contactName: textAround(120),
      contactEmail: mostly(email),
      safetyAgreement: mostly(yesOrNo),
      collaborationAgreement: mostly(yesOrNo),
      dataAgreement: mostly(yesOrNo),
    },
  ],
  [
    'report',
    reportRules(anyWords),
    ReportDto,
    EMPTY_REPORT,
    { name: textAround(120), email: mostly(email), description: textAround(20_000), violationType: mostly(choice(conductViolationTypes)) },
  ],
  [
    'feedback',
    feedbackRules(anyWords),
    FeedbackDto,
    DEFAULTS,
    {
      summary: textAround(300),
      details: textAround(20_000),
      pageUrl: mostly(address),
      browserInfo: textAround(4000),
      email: mostly(email),
      consentToContact: mostly(yesOrNo),
      severity: mostly(choice(feedbackSeverities)),
      category: mostly(choice(feedbackCategories)),
    },
  ],
];

test.each(forms)(
  'the form of a %s and the API judge every generated payload alike, field by field',
  async (_, rules, dto, defaults, fields) => {
    expect(Object.keys(fields).sort()).toEqual(Object.keys(defaults).sort());
    const seen = { accepted: 0, refused: 0 };
    // One changed field at a time in a valid payload, so that many are accepted, and all fields at once.
    const right: Payload = {
      ...defaults,
      ...Object.fromEntries(Object.keys(defaults).map((name) => [name, rightValues[name] ?? defaults[name]])),
    };
    expect(formRefuses(rules, right)).toEqual([]);
    const oneWrong = fc.oneof(...Object.entries(fields).map(([name, values]) => values.map((value) => ({ ...right, [name]: value }))));
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: oneWrong }, { weight: 1, arbitrary: fc.record(fields) }), async (payload) => {
        const refused = formRefuses(rules, payload);
        expect(await apiRefuses(dto, payload)).toEqual(refused);
        seen[refused.length > 0 ? 'refused' : 'accepted'] += 1;
      }),
      { numRuns: 1000 * MORE_RUNS, endOnFailure: true },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(200);
  },
  30_000,
);

test.each(['summary', 'details', 'severity', 'category'])('feedback without a %s is refused by the form and by the API', async (name) => {
  const { [name]: _, ...payload }: Payload = { ...DEFAULTS, summary: 'S', details: 'D' };
  expect(formRefuses(feedbackRules(anyWords), payload)).toEqual([name]);
  expect(await apiRefuses(FeedbackDto, payload)).toEqual([name]);
});

/** A payload that both accept. */
const rightValues: Payload = {
  title: 'T',
  description: 'D',
  field: 'biology',
  contactName: 'N',
  contactEmail: 'n@student.example',
  safetyAgreement: true,
  collaborationAgreement: true,
  dataAgreement: true,
  summary: 'S',
  details: 'D',
};
