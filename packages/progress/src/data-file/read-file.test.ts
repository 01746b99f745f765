import { anyTexts, plainTexts, storedTexts } from '@portal/testing';
import fc from 'fast-check';
import type { FileProblem } from './file-problem.ts';
import { LARGEST_FILE, parseFile, readDataFile } from './read-file.ts';
import { isPassing } from './stored-texts.ts';
import { writeDataFile } from './write-file.ts';

const origin = { madeBy: 'Example Bench', madeAt: new Date('2026-02-03T04:05:06Z') };
const sound = writeDataFile(
  storedTexts({ 'portal.curriculum.completed': '[1,2]', 'portal.garden.seeds': 'three' }, { 'portal.draft.project': '{}' }),
  origin,
);

/** The sound file with some of its parts put differently. */
const with_ = (change: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(sound), ...change });
const progress = (key: string, document: unknown): string => with_({ progress: { [`portal.${key}`]: document } });
const section = (key: string, name: string) => ({ kind: 'section', name: `portal.${key}`, section: name });

describe('what is not a file of this page is refused, with the reason', () => {
  it.each<[string, text: string, problem: object]>([
    ['nothing', '', { kind: 'empty' }],
    ['blanks', ' \n\t', { kind: 'empty' }],
    ['plain words', 'Dear diary,', { kind: 'notJson' }],
    ['a page of the web', '<!doctype html><p>{"a":1}', { kind: 'notJson' }],
    ['the first half', sound.slice(0, sound.length / 2), { kind: 'cutOff' }],
    ['all but the last bracket', sound.trimEnd().slice(0, -1), { kind: 'cutOff' }],
    ['a comma too many', sound.replace('"three"', '"three",'), { kind: 'notJson' }],
    ['two files in one', sound + sound, { kind: 'notJson' }],
    ['a list', '[1,2]', { kind: 'otherProgram' }],
    ['null', 'null', { kind: 'otherProgram' }],
    ['settings of an editor', '{"version":1,"progress":{}}', { kind: 'otherProgram' }],
    ['another format', with_({ format: 'portal-garden' }), { kind: 'otherProgram' }],
    ['no version', with_({ version: undefined }), { kind: 'noVersion' }],
    ['a version of words', with_({ version: '1' }), { kind: 'noVersion' }],
    ['version 0', with_({ version: 0 }), { kind: 'noVersion' }],
    ['version 1.5', with_({ version: 1.5 }), { kind: 'noVersion' }],
    ['a newer version', with_({ version: 2 }), { kind: 'newerVersion', version: 2, known: 1 }],
    [
      'the same entry twice',
      sound.replace('"progress": {', '"progress": {"portal.curriculum.completed": [7],'),
      { kind: 'twice', name: 'portal.curriculum.completed' },
    ],
    ['the same part twice', sound.replace('"progress"', '"tabTexts": {}, "progress"'), { kind: 'twice', name: 'tabTexts' }],
    [
      'an entry as JSON and as text',
      with_({ otherTexts: { 'portal.curriculum.completed': '[3]' } }),
      { kind: 'twice', name: 'portal.curriculum.completed' },
    ],
    ['no progress', with_({ progress: undefined }), { kind: 'part', name: 'progress' }],
    ['progress as a list', with_({ progress: [] }), { kind: 'part', name: 'progress' }],
    ['other texts as a text', with_({ otherTexts: '' }), { kind: 'part', name: 'otherTexts' }],
    ['texts of the tab as null', with_({ tabTexts: null }), { kind: 'part', name: 'tabTexts' }],
    ['a text that is a number', with_({ otherTexts: { a: 1 } }), { kind: 'entry', name: 'a' }],
    ['a text without a name', with_({ tabTexts: { '': 'x' } }), { kind: 'entry', name: '' }],
    ['completed as a map', progress('curriculum.completed', { 1: true }), section('curriculum.completed', 'completed')],
    ['completed with a word', progress('curriculum.completed', [1, '2']), section('curriculum.completed', 'completed')],
    ['completed with half a module', progress('curriculum.completed', [1.5]), section('curriculum.completed', 'completed')],
    ['a module that is completed twice', progress('curriculum.completed', [1, 1]), section('curriculum.completed', 'completed')],
    ['bookmarks that are null', progress('curriculum.bookmarked', null), section('curriculum.bookmarked', 'bookmarked')],
    ['a path of words', progress('research-path.completed', 'all'), section('research-path.completed', 'researchPath')],
    ['notes as a list', progress('curriculum.notes', ['a']), section('curriculum.notes', 'notes')],
    ['a note that is a number', progress('curriculum.notes', { 1: 5 }), section('curriculum.notes', 'notes')],
    ['a flag of words', progress('ethical-ai.completed', 'true'), section('ethical-ai.completed', 'ethicalAiCompleted')],
    ['answers of words', progress('ethical-ai.progress', { quizAnswers: { 1: 'b' } }), section('ethical-ai.progress', 'ethicalAiProgress')],
    ['a tick twice', progress('ethical-ai.progress', { checklist: [1, 1] }), section('ethical-ai.progress', 'ethicalAiProgress')],
    ['101 percent', progress('ethical-ai.progress', { percentComplete: 101 }), section('ethical-ai.progress', 'ethicalAiProgress')],
    [
      'endless percent',
      progress('ethical-ai.progress', { percentComplete: 7 }).replace(':7}', ':1e999}'),
      section('ethical-ai.progress', 'ethicalAiProgress'),
    ],
    ['a theme that does not exist', progress('settings', { theme: 'sepia' }), section('settings', 'settings')],
    ['something very deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, { kind: 'tooDeep' }],
  ])('%s', (_what, text, problem) => {
    expect(parseFile(text)).toEqual({ problem });
  });

  it.each<[string, Blob, FileProblem]>([
    ['a picture', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff])]), { kind: 'notText' }],
    ['text that another program saved in another alphabet', new Blob([new Uint8Array([0xff, 0xfe, 0x7b, 0x00])]), { kind: 'notText' }],
    ['no bytes at all', new Blob([]), { kind: 'empty' }],
    [
      'more than a browser keeps',
      new Blob([new Uint8Array(LARGEST_FILE + 1)]),
      { kind: 'tooLarge', bytes: LARGEST_FILE + 1, limit: LARGEST_FILE },
    ],
  ])('%s', async (_what, chosen, problem) => {
    expect(await readDataFile(chosen)).toEqual({ problem });
  });

  it('a file that cannot be read anymore', async () => {
    const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    expect(await readDataFile(new Blob([sound]))).toEqual({ problem: { kind: 'unreadable' } });
    reading.mockRestore();
  });

  it('every file that was cut off, wherever', () => {
    for (let length = 0; length < sound.trimEnd().length; length += 1) expect(parseFile(sound.slice(0, length))).toHaveProperty('problem');
  });
});

describe('a file of this page', () => {
  it('is read, a mark of its beginning that some editors write included', async () => {
    const read = await readDataFile(new Blob(['\ufeff', sound]));
    expect(read).toEqual({
      file: {
        madeAt: origin.madeAt,
        texts: storedTexts({ 'portal.curriculum.completed': '[1,2]', 'portal.garden.seeds': 'three' }, { 'portal.draft.project': '{}' }),
      },
    });
  });

  it('is text that people can read', () => {
    expect(sound.split('\n')).toEqual(expect.arrayContaining(['  "madeBy": "Example Bench",', '    "portal.garden.seeds": "three"']));
  });

  it('may hold ids that no module has, fields of a newer release, and entries of a newer one', () => {
    const text = with_({
      progress: { 'portal.curriculum.completed': [999], 'portal.settings': { later: { deep: [1] } }, 'portal.later': { a: 1 } },
      later: true,
      madeAt: 'long ago',
    });
    expect(parseFile(text)).toMatchObject({ file: { madeAt: undefined } });
    const read = parseFile(text);
    expect('file' in read && plainTexts(read.file.texts).local).toEqual({
      'portal.curriculum.completed': '[999]',
      'portal.settings': '{"later":{"deep":[1]}}',
      'portal.later': '{"a":1}',
      'portal.garden.seeds': 'three',
    });
  });

  it('gives back exactly what the browser kept, damaged and unknown texts included, but no passing marks', () => {
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const marked = { ...texts, tab: new Map([...texts.tab, ['portal.target-module', '3'], ['react-router-scroll-positions', '{}']]) };
        const read = parseFile(writeDataFile(marked, origin));
        const back = 'file' in read ? plainTexts(read.file.texts) : read;
        expect(back).toEqual(plainTexts({ ...texts, tab: new Map([...texts.tab].filter(([key]) => !isPassing(key))) }));
      }),
      { numRuns: 500 * MORE_RUNS },
    );
  });
});
