import { wordingAdvice } from './wording.ts';

const messages = (source: string) => wordingAdvice(source).map(({ message }) => message);

test.each([
  ['The whole list stands below.', '"stands below" reads as if translated. Things do not stand: write "is" or "appears".'],
  ['Be kind, also when\nyou disagree.', '"also when" reads as if translated. Write "even when".'],
  ['Silence is no verdict.', '"is no verdict" reads as if translated. Write "is not", with "a" or "an" if it is one thing.'],
  ['Courses of universities around the world.', '"Courses of" reads as if translated. Write "Courses from".'],
])('a translated turn is named: %s', (text, message) => {
  expect(messages(text)).toEqual([message]);
});

test.each([
  ['behaviour', 'behavior'],
  ['programmes', 'programs'],
  ['licence', 'license'],
  ['organised', 'organized'],
  ['randomisation', 'randomization'],
  ['analyse', 'analyze'],
  ['centres', 'centers'],
  ['labelled', 'labeled'],
  ['practising', 'practicing'],
  ['enrol', 'enroll'],
  ['grey', 'gray'],
])('a British spelling is named with the American one: %s', (british, american) => {
  expect(messages(`It has ${british} in it.`)).toEqual([`"${british}" is British. Write "${american}".`]);
});

test('several words for persons that say nothing of who they are', () => {
  const piled = 'Nobody knows. Somebody asks. Everybody waits. Anybody may answer.';
  expect(messages(piled)).toEqual(['"Nobody" and the like appear 4 times. Say who: readers, students, the team.']);
  expect(messages(`${piled}${' and so on'.repeat(160)}`)).toEqual([]);
});

test.each([
  [
    'good English',
    'There is no exception, it is no longer open, and analyses stand for a lot, but also when it rains. Two of four exercises are concise.',
  ],
  ['a name', 'The Centre for Open Science and the Labour Party'],
  ['a comment', '# The rest stands below in grey.\ntext: Fine.'],
  ['code', '`grey` is a word.\n\n```\nlicence\n```'],
  ['an address', 'See https://example.org/programme and /colour.'],
])('%s needs no advice', (_, text) => {
  expect(messages(text)).toEqual([]);
});

test('the line is that of the words', () => {
  expect(wordingAdvice('## Two colours\n\nand one that is grey').map(({ line }) => line)).toEqual([1, 3]);
  expect(wordingAdvice('a: b\n\nc: it is grey').map(({ line }) => line)).toEqual([3]);
});
