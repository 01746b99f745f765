import { oneLine, quoted } from '@portal/contracts';

export { oneLine };

/** Fields as lines: one-line values follow their name, and longer ones are quoted below it. */
export function fieldLines(fields: readonly (readonly [name: string, value: string | null | undefined])[]): string {
  return fields
    .map(([name, value]) => {
      if (!value) return `${name}: (left empty)`;
      const short = value.length <= 200 && !/[\n\r\u2028\u2029\v\f]/.test(value);
      return short ? `${name}: ${oneLine(value, 200)}` : `${name}:\n${quoted(value)}`;
    })
    .join('\n');
}
