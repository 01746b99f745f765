/** Characters that turn the direction of a text, so that it reads as something else than it is. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Everything that can end a line or steer a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text from elsewhere, fit for a table, a subject line or a terminal: one line, no control characters, at most so many characters. */
export function oneLine(text: string, most = 100): string {
  const line = text.replace(BIDI, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** A text from elsewhere, fit for the body of a mail or a terminal: its own lines stay, each marked as theirs. */
export function quoted(text: string): string {
  return text
    .replace(BIDI, '')
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .map((line) => `> ${line.replace(CONTROLS, ' ')}`.trimEnd())
    .join('\n');
}
