// What the scripts that draw the texts' figures share: they read a CSV file beside a text, and write the drawing beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folderOf = (course) => path.join(import.meta.dirname, '../content', course);

/** The rows of a CSV file beside the texts of a course, each with the names of its columns. */
export function rowsOf(file, course = 'modules') {
  const [head, ...rows] = readFileSync(path.join(folderOf(course), file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at]])));
}

/** Writes `<name>.svg`; `size` is the viewBox without its "0 0". */
export function draw(name, size, title, description, shapes, course = 'modules') {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" role="img" aria-labelledby="${name}-t ${name}-d" font-size="13">`,
    `<title id="${name}-t">${title}</title>`,
    `<desc id="${name}-d">${description}</desc>`,
    ...shapes,
    '</svg>',
  ];
  writeFileSync(path.join(folderOf(course), `${name}.svg`), `${svg.join('\n')}\n`);
}

/** A coordinate with at most one decimal. */
export const round = (value) => Number(value.toFixed(1));

export function text(x, y, words, { className = 'fig-text-small', anchor } = {}) {
  const end = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text class="${className}" x="${round(x)}" y="${round(y)}"${end}>${words}</text>`;
}

/** A circle as part of a path, which takes fewer bytes than a separate element for each of 100 people. */
export const circle = (x, y, radius) => `M${x} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** The upper left corners of this many places, ten in a row, 16 apart. */
export const places = (count, left, top) =>
  Array.from({ length: count }, (_, at) => ({ x: left + (at % 10) * 16, y: top + Math.floor(at / 10) * 16 }));
