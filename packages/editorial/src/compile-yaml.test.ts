import { compileYaml } from './compile-yaml.ts';

const FILE = 'content/tools.yaml';

test('YAML becomes plain data, and a day stays text', () => {
  expect(compileYaml('tools:\n  - name: Zotero\n    checked: 2025-09-30\n    free: true\n    users: 3\n', FILE)).toEqual({
    tools: [{ name: 'Zotero', checked: '2025-09-30', free: true, users: 3 }],
  });
});

test.each([
  [
    'a second colon',
    'a: 1\nb: c: d\n',
    '2: This text contains a second colon that looks like "name: value" again. Put the text in quotation marks.',
  ],
  ['a tab', 'a:\n\tb: 1\n', '2: This line begins with a tab. Use spaces instead.'],
  ['an open quotation', 'a: 1\nb: "c\nd: 2\n', '2: A quotation mark is opened but not closed. Add the closing one.'],
  [
    'text behind a quotation',
    'a: "b" c\n',
    '1: The text continues after its closing quotation mark. Put all of it between the marks, and use the other kind of mark inside.',
  ],
  [
    'an apostrophe inside',
    "a: 'it's'\n",
    '1: The text continues after its closing quotation mark. Put all of it between the marks, and use the other kind of mark inside.',
  ],
  ['a reserved sign', 'a: @b\n', '1: A text cannot begin with "@". Put the text in quotation marks.'],
  ['a star', 'a: *b\n', '1: A text cannot begin with "*" or "&". Put the text in quotation marks.'],
  ['an ampersand', 'a: &b\n', '1: A text cannot begin with "*" or "&". Put the text in quotation marks.'],
  ['an exclamation mark', 'a: !b c\n', '1: A text cannot begin with "!". Put the text in quotation marks.'],
  [
    'a line without a colon',
    'a: 1\nb\nc: 2\n',
    '2: This line has no colon. Write "name: value", and indent the continuation lines of a long text with more spaces.',
  ],
  [
    'uneven spaces',
    'a:\n  - b: 1\n   c: 2\n',
    '3: This line begins too far left or right. Give it as many spaces as the other lines of its list or entry.',
  ],
  [
    'a sunken name',
    'a: 1\n  b: 2\n',
    '2: This line begins farther right than the one above it. Line them up, or put the text above in quotation marks.',
  ],
  ['a sunken list item', 'a:\n- b\n - c\n', '3: This list item begins farther right than the one above it. Line up all items of a list.'],
  ['a name written twice', 'a: 1\na: 2\n', '2: "a" is written twice. Keep one of the two.'],
  ['an open bracket', 'a: [1, 2\nb: 3\n', '2: A "[" or "{" above is opened but not closed. Close it, or put the text in quotation marks.'],
  [
    'a backslash',
    'a: "\\d"\n',
    '1: A backslash does not work between "double" quotation marks. Use \'single\' ones or leave the backslash out.',
  ],
  [
    'three dashes',
    'a: 1\n---\nb: 2\n',
    '2: A line of three dashes ("---") may appear only around the lines at the top of a text. Leave it out.',
  ],
  ['a list in the line of its name', 'a: - b\n', '1: A list must begin on a line of its own. Move the "- " below the name.'],
  [
    'a list that goes on as names',
    '- a\nb: 1\n',
    '2: This line cannot be read. Write "name: value" and compare it with the lines around it: spaces, colon, quotation marks.',
  ],
])('The writer of a YAML file is told of %s', (_, text, message) => {
  expect(() => compileYaml(text, FILE)).toThrow(new Error(`${FILE}:${message}`));
});
