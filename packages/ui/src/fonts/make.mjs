// Makes newsreader-heading.woff2 and prints the metric overrides that heading-face.css repeats.
// The libraries are needed for this only, so they live in a scratch folder, not in the workspace:
//
//   cd "$(mktemp -d)"
//   npm install subset-font@2.9.0 fontverter@2.0.0 fontkit@2.0.4 @capsizecss/metrics@4.3.0 @fontsource-variable/newsreader@5.3.0
//   node <this folder>/make.mjs
//
// Newsreader has no reserved font name, so a subset may keep its name (see newsreader-OFL.txt).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const scratch = createRequire(join(process.cwd(), 'scratch.cjs'));
const subsetFont = scratch('subset-font');
const fontverter = scratch('fontverter');
const fontkit = scratch('fontkit');
const { entireMetricsCollection: system } = scratch('@capsizecss/metrics/entireMetricsCollection');

const source = readFileSync(scratch.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'));
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const text = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0–—‘’“”…·→™©`;

// Headings use 500 to 600; the smallest weight as the default keeps one set of deltas. One optical size serves h1 to h3.
const cut = (wght) =>
  subsetFont(source, text, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'liga'],
    preserveNameIds: [0, 13, 14],
    variationAxes: { wght, opsz: 36 },
    dropTables: ['gasp', 'STAT'],
  });

/** Tables of a font file, by tag. */
function tablesOf(font) {
  const tables = new Map();
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    const start = font.readUInt32BE(entry + 8);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** A font file made from the tables. */
function fontOf(tables) {
  const power = 2 ** Math.floor(Math.log2(tables.size));
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x00010000, 0);
  [tables.size, 16 * power, Math.log2(power), 16 * (tables.size - power)].forEach((word, i) => void head.writeUInt16BE(word, 4 + 2 * i));
  const parts = [head];
  let start = head.length;
  [...tables.keys()].sort().forEach((tag, i) => {
    const table = tables.get(tag);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    let sum = 0;
    for (let index = 0; index < padded.length; index += 4) sum = (sum + padded.readUInt32BE(index)) >>> 0;
    head.write(tag, 12 + 16 * i, 'latin1');
    [sum, start, table.length].forEach((word, k) => void head.writeUInt32BE(word, 16 + 16 * i + 4 * k));
    parts.push(padded);
    start += padded.length;
  });
  return Buffer.concat(parts);
}

// Kerning that varies with the weight takes up a third of the file, and nobody sees the difference between 500 and 600: the kerning of the
// weight in between is used.
const variable = tablesOf(await cut({ min: 500, max: 600, default: 500 }));
const still = await cut(560);
for (const tag of ['GPOS', 'GDEF']) variable.set(tag, tablesOf(still).get(tag));
const woff2 = await fontverter.convert(fontOf(variable), 'woff2');
writeFileSync(new URL('./newsreader-heading.woff2', import.meta.url), woff2);
console.log(`${woff2.length} bytes`);

// Widths are compared over words that are common in headings; for fonts that this machine lacks, through the average width of Times.
const sample = 'Democratizing Research Access Finding and Joining a Research Lab Ethics & Integrity Data Collection Management Projects';
const width = (font) => font.layout(sample).advanceWidth / font.unitsPerEm;
const face = fontkit.create(still);
const times = system.timesNewRoman.variants['700'];
const liberation = width(fontkit.openSync('/usr/share/fonts/truetype/liberation/LiberationSerif-Bold.ttf'));
const like = (name) =>
  (liberation * system[name].variants['700'].xWidthAvg * times.unitsPerEm) / (times.xWidthAvg * system[name].variants['700'].unitsPerEm);
const fallbacks = {
  georgia: like('georgia'),
  times: liberation,
  dejavu: width(fontkit.openSync('/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf')),
  noto: like('notoSerif'),
};
const percent = (part) => `${(100 * part).toFixed(2)}%`;
for (const [name, wide] of Object.entries(fallbacks)) {
  const adjust = width(face) / wide;
  const over = (height) => percent(Math.abs(height) / face.unitsPerEm / adjust);
  console.log(
    `${name}: size-adjust: ${percent(adjust)}; ascent-override: ${over(face.ascent)}; descent-override: ${over(face.descent)}; line-gap-override: 0%;`,
  );
}
