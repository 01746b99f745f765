import { linkIfSet, readinessOf } from './readiness.ts';
import type { SiteFacts } from './shell-api.ts';

const confirmed = { by: 'the board', on: '2026-11-30' };
const claim = (says: string) => ({ says, confirmed });
const READY: SiteFacts = {
  name: 'Bench',
  tagline: 'For everyone',
  contactEmail: 'hello@bench.org',
  conductEmail: 'ombuds@school.org',
  links: {
    professionalNetwork: 'https://network.org/bench',
    volunteerForm: 'https://forms.org/1',
    nominationForm: 'https://forms.org/2',
    donationPage: 'https://give.org/?to=bench',
  },
  claims: {
    legalStatus: claim('State-approved nonprofit'),
    authors: claim('By us.'),
    notebookFounders: claim('With them.'),
    ownTools: claim('We use them.'),
    aiHelp: claim('AI helped.'),
  },
  editBase: '',
};

test('facts that are all set and confirmed are ready', () => {
  expect(readinessOf(READY)).toEqual({ blocking: [], open: [] });
});

test.each<[string, Partial<SiteFacts>, string]>([
  ['an example address', { contactEmail: 'hello@bench.example' }, 'The contact address hello@bench.example is an example.'],
  ['another one', { contactEmail: 'hello@example.org' }, 'The contact address hello@example.org is an example.'],
  ['one for reports', { conductEmail: 'we@bench.example' }, 'The address we@bench.example is an example.'],
  [
    'the front page of another site',
    { links: { ...READY.links, donationPage: 'https://give.org/' } },
    'The link to the donation page, https://give.org/, is the front page of another site, so its button says "Opening soon." Set links.donationPage',
  ],
  [
    'a legal status that nobody has confirmed',
    { claims: { ...READY.claims, legalStatus: { says: 'State-approved nonprofit' } } as SiteFacts['claims'] & object },
    'Nobody has confirmed "State-approved nonprofit". Correct claims.legalStatus',
  ],
])('%s blocks', (_, wrong, sentence) => {
  const { blocking, open } = readinessOf({ ...READY, ...wrong });
  expect(blocking).toEqual([expect.stringContaining(sentence)]);
  expect(open).toEqual([]);
});

test('without a contact outside the team the Code of Conduct has nobody to name; that stays open', () => {
  const { blocking, open } = readinessOf({ ...READY, conductEmail: '' });
  expect(blocking).toEqual([]);
  expect(open).toEqual([expect.stringContaining('Set conductEmail in shell/site.config.ts.')]);
});

test('a link that is not set and another claim that nobody has confirmed stay open', () => {
  const { blocking, open } = readinessOf({
    ...READY,
    links: { ...READY.links, volunteerForm: '' },
    claims: { ...READY.claims, aiHelp: { says: 'AI helped.' } } as SiteFacts['claims'] & object,
  });
  expect(blocking).toEqual([]);
  expect(open).toEqual([
    'The link to the volunteer form is not set, so its button says "Opening soon." Set links.volunteerForm in shell/site.config.ts.',
    'Nobody has confirmed "AI helped.". Correct claims.aiHelp in shell/site.config.ts, and write under "confirmed" who confirmed it and when.',
  ]);
});

test.each([
  ['https://forms.org/1', 'https://forms.org/1'],
  ['https://give.org/?to=bench', 'https://give.org/?to=bench'],
  ['https://give.org/', ''],
  ['', ''],
])('the link "%s" is shown as "%s"', (address, shown) => {
  expect(linkIfSet(address)).toBe(shown);
});
