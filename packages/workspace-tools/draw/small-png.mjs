import { crc32, deflateSync } from 'node:zlib';

/**
 * The palette of a flat drawing, at most 256 colors: the most frequent ones in a grid that is fine enough for the steps between two colors
 * at an edge. Pixels and colors are 0xAABBGGRR, as in a canvas.
 */
export function paletteOf(pixels) {
  const seen = new Map();
  for (const pixel of pixels) {
    const cell = (pixel >> 3) & 0x1f1f1f;
    const entry = seen.get(cell) ?? { count: 0, shades: new Map() };
    entry.count += 1;
    entry.shades.set(pixel, (entry.shades.get(pixel) ?? 0) + 1);
    seen.set(cell, entry);
  }
  const most = (shades) => [...shades].sort((a, b) => b[1] - a[1])[0][0];
  return [...seen.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 256)
    .map(({ shades }) => most(shades));
}

/** A PNG made of pixels, each in the nearest color of the palette. */
export function pngOf(pixels, width, palette) {
  const nearest = new Map();
  const indexOf = (pixel) => {
    if (!nearest.has(pixel)) nearest.set(pixel, closest(pixel, palette));
    return nearest.get(pixel);
  };
  const height = pixels.length / width;
  const rows = Buffer.alloc(height * (width + 1));
  for (let index = 0; index < pixels.length; index += 1) rows[index + 1 + Math.floor(index / width)] = indexOf(pixels[index]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap(channels));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channels(pixel) {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

function closest(pixel, palette) {
  const distance = (other) => channels(pixel).reduce((sum, value, index) => sum + (value - channels(other)[index]) ** 2, 0);
  return palette.reduce((best, other, index) => (distance(other) < distance(palette[best]) ? index : best), 0);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
