import { setEthicalAi, setFlag, setMember, setNote, setSettings } from './changes.ts';
import { apply, type Json, type Operation } from './operations.ts';
import { type EthicalAiProgress, sections } from './sections.ts';

const after = (operations: readonly Operation[], document?: Json): Json | undefined => operations.reduce(apply, document);

describe('a change says what is stored', () => {
  it.each<[string, readonly Operation[], Json | undefined]>([
    ['a member', setMember(3, true), [3]],
    ['what is no id', setMember(Number.NaN, true), undefined],
    ['a note', setNote(3, 'text'), { 3: 'text' }],
    ['a note of blanks, as it was written', setNote(3, '  '), { 3: '  ' }],
    ['an empty note', setNote(3, ''), undefined],
    ['a flag', setFlag(false), false],
    ['a setting', setSettings({ theme: 'system' }), { theme: 'system' }],
    ['a setting that is left out', setSettings({}), undefined],
    ['a setting that is undefined', setSettings({ theme: undefined }), undefined],
  ])('%s', (_what, operations, document) => {
    expect(after(operations)).toEqual(document);
  });
});

describe('a change of the ethical-AI progress', () => {
  const seen: EthicalAiProgress = {
    ...sections.ethicalAiProgress.empty,
    decisionAnswers: { 1: 0, 2: 3 },
    quizAnswers: { 0: 1 },
    checklist: [0, 1],
    dark: true,
  };
  const elsewhere: Json = { decisionAnswers: { 1: 0, 2: 2, 5: 1 }, quizAnswers: { 0: 1, 4: 2 }, checklist: [1, 6], dark: false, later: [] };

  it.each<[string, Partial<EthicalAiProgress>, Json]>([
    ['nothing', {}, elsewhere],
    ['the same answers, beside newer ones of another tab', { decisionAnswers: { 1: 0, 2: 3 } }, elsewhere],
    ['one more answer', { decisionAnswers: { 1: 0, 2: 3, 3: 2 } }, { ...elsewhere, decisionAnswers: { 1: 0, 2: 2, 3: 2, 5: 1 } }],
    ['another answer', { decisionAnswers: { 1: 1, 2: 3 } }, { ...elsewhere, decisionAnswers: { 1: 1, 2: 2, 5: 1 } }],
    ['no answers anymore', { quizAnswers: {} }, { ...elsewhere, quizAnswers: { 4: 2 } }],
    ['one tick more, one less', { checklist: [0, 2] }, { ...elsewhere, checklist: [6, 2] }],
    ['a field that looks the same, since the later wins', { dark: true }, { ...elsewhere, dark: true }],
    ['fields', { completed: true, percentComplete: 43 }, { ...elsewhere, completed: true, percentComplete: 43 }],
    ['what is undefined or no number', { checklist: undefined, dark: undefined, percentComplete: Number.NaN }, elsewhere],
  ])('%s', (_what, part, document) => {
    expect(after(setEthicalAi(seen, part), elsewhere)).toEqual(document);
  });
});
