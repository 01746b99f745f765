import os from 'node:os';
import { parseArgs } from 'node:util';

/** The options on the command line; ends the program with a sentence if they are invalid. */
export function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (problem) {
    refuse(problem.message);
  }
}

/** Ends the program with one sentence. */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** An option's value as a whole number of at least 1. */
export function wholeNumber(text, name) {
  if (!/^[1-9]\d{0,8}$/.test(text)) refuse(`--${name} is "${text}", but it must be a whole number of at least 1.`);
  return Number(text);
}

/** The median; for an even number of values, the mean of the two in the middle. Undefined if a value is missing. */
export function median(values) {
  if (values.length === 0 || values.some((value) => value === undefined)) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A Markdown table. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [head, head.map(() => '---'), ...rows].map(line).join('\n');
}

/** The machine on which something was measured. */
export function machine() {
  return `Node ${process.versions.node}, ${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB`;
}
