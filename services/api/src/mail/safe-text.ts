/** Characters that turn the direction of a text, so that it reads as something else than it is. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Everything that can end a line or steer a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text that somebody sent, fit for a subject line or a table: one line, no controls, at most so many characters. */
export function oneLine(text: string, most = 100): string {
  const line = text.replace(BIDI, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** A text that somebody sent, fit for the body of a mail or a terminal: its own lines stay, each marked as theirs. */
export function quoted(text: string): string {
  return text
    .replace(BIDI, '')
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .map((line) => `> ${line.replace(CONTROLS, ' ')}`.trimEnd())
    .join('\n');
}

/** Fields as lines, those of one line behind their name, longer ones quoted under it. */
export function fieldLines(fields: readonly (readonly [name: string, value: string | null | undefined])[]): string {
  return fields
    .map(([name, value]) => {
      if (!value) return `${name}: (left empty)`;
      const short = value.length <= 200 && !/[\n\r\u2028\u2029\v\f]/.test(value);
      return short ? `${name}: ${oneLine(value, 200)}` : `${name}:\n${quoted(value)}`;
    })
    .join('\n');
}
