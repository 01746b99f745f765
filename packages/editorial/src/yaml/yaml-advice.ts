import type { YAMLError } from 'yaml';

const QUOTES = 'Put the text in quotation marks';
const INDENT = 'This line begins too far left or right. Give it as many spaces as the other lines of its list or entry.';
const NO_COLON = 'This line has no colon. Write "name: value", and indent the continuation lines of a long text with more spaces.';
const UNREADABLE = 'This line cannot be read. Write "name: value" and compare it with the lines around it: spaces, colon, quotation marks.';

/** For a `*` or `&` at the beginning of a text: YAML reads it as a reference. */
export const REFERENCE_ADVICE = `A text cannot begin with "*" or "&". ${QUOTES}.`;
/** For a `- ` that was read as the continuation of the line above. */
export const SUNKEN_ITEM_ADVICE = 'This list item begins farther right than the one above it. Line up all items of a list.';

/**
 * What to do about a YAML syntax mistake, in words for people who have never heard of YAML. `line` contains the mistake, `column` is its
 * position.
 */
export function yamlAdvice({ code, message }: YAMLError, line: string, column: number): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return `"${line.replace(/^[\s-]*/, '').split(':')[0]}" is written twice. Keep one of the two.`;
    case 'TAB_AS_INDENT':
      return 'This line begins with a tab. Use spaces instead.';
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? `A "[" or "{" above is opened but not closed. Close it, or put the text in quotation marks.`
        : INDENT;
    case 'BAD_SCALAR_START':
      return `A text cannot begin with "${line[column] ?? '@'}". ${QUOTES}.`;
    case 'TAG_RESOLVE_FAILED':
      return `A text cannot begin with "!". ${QUOTES}.`;
    case 'BAD_DQ_ESCAPE':
      return 'A backslash does not work between "double" quotation marks. Use \'single\' ones or leave the backslash out.';
    case 'MULTIPLE_DOCS':
      return 'A line of three dashes ("---") may appear only around the lines at the top of a text. Leave it out.';
    case 'BLOCK_AS_IMPLICIT_KEY':
      return `This text contains a second colon that looks like "name: value" again. ${QUOTES}.`;
    case 'MULTILINE_IMPLICIT_KEY':
      return NO_COLON;
    case 'MISSING_CHAR':
      if (/quote/.test(message)) return 'A quotation mark is opened but not closed. Add the closing one.';
      return /indicator/.test(message) ? INDENT : NO_COLON;
    case 'UNEXPECTED_TOKEN':
      if (/["']\s*$/.test(line.slice(0, column)) || /^(["']).*\1/.test(line.slice(column))) {
        return 'The text continues after its closing quotation mark. Put all of it between the marks, and use the other kind of mark inside.';
      }
      return /same line/.test(message) ? 'A list must begin on a line of its own. Move the "- " below the name.' : UNREADABLE;
    default:
      return UNREADABLE;
  }
}

/** The first mistake is the one that the writer made, except for a line that is indented below a complete text. */
export function isIndentedBelowText(errors: readonly YAMLError[]): boolean {
  return (
    errors[0]?.code === 'BLOCK_AS_IMPLICIT_KEY' && errors[1]?.code === 'MULTILINE_IMPLICIT_KEY' && errors[0].pos[0] === errors[1].pos[0]
  );
}
