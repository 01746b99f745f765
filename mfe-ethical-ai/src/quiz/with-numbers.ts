/** The text with each number in the place that says its name, such as `{score}`. */
export function withNumbers(text: string, numbers: Readonly<Record<string, number>>): string {
  return Object.entries(numbers).reduce((filled, [name, number]) => filled.replaceAll(`{${name}}`, String(number)), text);
}
