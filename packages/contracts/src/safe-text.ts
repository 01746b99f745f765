/** Characters that change the direction of a text, so that it reads differently from what it is. */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Everything that can end a line or control a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text from elsewhere, made safe for a table, a subject line or a terminal: one line, no control characters, a maximum length. */
export function oneLine(text: string, most = 100): string {
  const line = text.replace(BIDI, '').replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
}

/** Text from elsewhere, made safe for the body of an email or a terminal: its own lines stay, each marked as the sender's. */
export function quoted(text: string): string {
  return text
    .replace(BIDI, '')
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .map((line) => `> ${line.replace(CONTROLS, ' ')}`.trimEnd())
    .join('\n');
}
