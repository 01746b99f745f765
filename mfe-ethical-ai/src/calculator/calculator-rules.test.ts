import { decisionFor, issuesOf, outcomeOf, unanswered, withoutDecisions } from './calculator-rules.ts';

const OPTIONS = [0, 1, 2, 3];
/** Every way to answer five questions with four options each. */
const everyWay = OPTIONS.flatMap((a) =>
  OPTIONS.flatMap((b) => OPTIONS.flatMap((c) => OPTIONS.flatMap((d) => OPTIONS.map((e) => [a, b, c, d, e] as const)))),
);
const decisionsOf = (way: readonly number[]) => Object.fromEntries(way.map((option, index) => [index + 1, option]));

/** The specification's rules, written out a second time in its own order: "!" is critical, "?" a caution, "." fine. */
const RULES = ['...!', '...?', '.!!?', '.!!!', '.!!!'];

function expected(way: readonly number[]) {
  const marks = way.map((option, index) => RULES[index]?.[option]).join('');
  const outcome = marks.includes('!') ? 'stop' : marks.includes('?') ? 'caution' : 'proceed';
  return { marks, outcome };
}

test('all 1,024 answer sets have the specified outcome and every specific issue, in the order of the questions', () => {
  expect(everyWay).toHaveLength(1024);
  const wrong = everyWay.filter((way) => {
    const { marks, outcome } = expected(way);
    const issues = issuesOf(decisionsOf(way));
    const found = way.map((option, index) => {
      const issue = issues.find(({ question }) => question === index + 1);
      if (issue && issue.option !== option) return 'wrong option';
      return issue ? { critical: '!', caution: '?' }[issue.severity] : '.';
    });
    const inOrder = issues.every(({ question }, index) => question > (issues[index - 1]?.question ?? 0));
    return found.join('') !== marks || !inOrder || outcomeOf(decisionsOf(way)) !== outcome;
  });
  expect(wrong).toEqual([]);
});

test('of all answer sets, 9 may proceed, 15 with caution and 1,000 must not', () => {
  const outcomes = everyWay.map((way) => outcomeOf(decisionsOf(way)));
  expect(['proceed', 'caution', 'stop'].map((each) => outcomes.filter((outcome) => outcome === each).length)).toEqual([9, 15, 1000]);
});

test('with any question open, all 2,101 partial answer sets name exactly the open ones and have no outcome', () => {
  const OPEN = [undefined, 0, 1, 2, 3];
  let partial = 0;
  for (let code = 0; code < 5 ** 5; code += 1) {
    const way = [0, 1, 2, 3, 4].map((at) => OPEN[Math.floor(code / 5 ** at) % 5]);
    const open = way.flatMap((option, index) => (option === undefined ? [index + 1] : []));
    if (open.length === 0) continue;
    partial += 1;
    const decisions = Object.fromEntries(way.flatMap((option, index) => (option === undefined ? [] : [[index + 1, option]])));
    expect(unanswered(decisions)).toEqual(open);
    expect(outcomeOf(decisions)).toBeUndefined();
  }
  expect(partial).toBe(2101);
});

test.each([
  ['an option that the question does not have', { 1: 4 }],
  ['a negative option', { 1: -1 }],
  ['half an option', { 1: 0.5 }],
  ['a question that does not exist', { 0: 1, 6: 1 }],
])('%s is no answer', (_, decisions) => {
  expect(unanswered(decisions)).toEqual([1, 2, 3, 4, 5]);
  expect(decisionFor(1, decisions)).toBeUndefined();
  expect(issuesOf(decisions)).toEqual([]);
});

test('starting over forgets the answers of this calculator and keeps those of a later release', () => {
  expect(withoutDecisions({ 1: 0, 5: 3, 6: 2, later: 1 })).toEqual({ 6: 2, later: 1 });
});
