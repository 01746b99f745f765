import { answeredCount, answerTo, isComplete, isRight, scoreOf, tierOf, withoutAnswers } from './quiz-rules.ts';

const OPTIONS = [0, 1, 2, 3];
/** Every way to answer five questions with four options each. */
const everyWay = OPTIONS.flatMap((a) =>
  OPTIONS.flatMap((b) => OPTIONS.flatMap((c) => OPTIONS.flatMap((d) => OPTIONS.map((e) => [a, b, c, d, e] as const)))),
);

const answersOf = (way: readonly number[]) => Object.fromEntries(way.entries());

/** The specification's table, written out a second time. */
function expected([a, b, c, d, e]: (typeof everyWay)[number]): [score: number, tier: string] {
  const score = Number(a === 1) + Number(b === 1) + Number(c === 2) + Number(d === 1) + Number(e === 2);
  return [score, { 5: 'excellent', 4: 'excellent', 3: 'good' }[score] ?? 'review'];
}

test('all 1,024 ways to answer have the specified score and tier', () => {
  expect(everyWay).toHaveLength(1024);
  const wrong = everyWay.filter((way) => {
    const score = scoreOf(answersOf(way));
    const [wantedScore, wantedTier] = expected(way);
    return score !== wantedScore || tierOf(score) !== wantedTier || !isComplete(answersOf(way));
  });
  expect(wrong).toEqual([]);
});

test('of all ways, 16 are excellent, 90 good and 918 for review', () => {
  const tiers = everyWay.map((way) => tierOf(scoreOf(answersOf(way))));
  expect(['excellent', 'good', 'review'].map((tier) => tiers.filter((each) => each === tier).length)).toEqual([16, 90, 918]);
});

test.each([
  [5, 'excellent'],
  [4, 'excellent'],
  [3, 'good'],
  [2, 'review'],
  [1, 'review'],
  [0, 'review'],
])('%i right answers: %s', (score, tier) => {
  expect(tierOf(score)).toBe(tier);
});

test.each([
  ['nothing', {}, 0],
  ['one answer', { 0: 3 }, 1],
  ['all but one', { 0: 1, 1: 1, 2: 2, 4: 2 }, 4],
  ['options that no question has', { 0: 4, 1: -1, 2: 1.5 }, 0],
  ['questions of a later release', { 5: 0, later: 1 }, 0],
])('the quiz is not complete with %s', (_, answers, count) => {
  expect([answeredCount(answers), isComplete(answers)]).toEqual([count, false]);
});

test('a question without an answer is not right', () => {
  expect([answerTo(0, {}), isRight(0, {}), isRight(5, {}), scoreOf({})]).toEqual([undefined, false, false, 0]);
});

test('retaking forgets the answers of this quiz and keeps those of a later release', () => {
  expect(withoutAnswers({ 0: 1, 4: 2, 5: 3, length: 1 })).toEqual({ 5: 3, length: 1 });
});
