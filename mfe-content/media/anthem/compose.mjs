// Composes the anthem and writes anthem.mp3 beside this file. The encoder is needed for this only, so it lives in a scratch folder,
// not in the workspace:
//
//   cd "$(mktemp -d)" && npm install @breezystack/lamejs@1.2.7
//   node <this folder>/compose.mjs
//
// Every run writes the same bytes. With --wav it also writes anthem.wav into the scratch folder.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { render } from './synthesis.mjs';
import { BEAT, CHORDS, INTRO_BARS, MELODY } from './tune.mjs';

const RATE = 44_100;
const KILOBITS = 56;
const BAR = 4 * BEAT;

const bars = INTRO_BARS + CHORDS.length;
const sound = render({ rate: RATE, seconds: bars * BAR + 1.6, notes: [...melody(), ...harmony(), ...bells()] });
const samples = Int16Array.from(sound, (value) => Math.round(32_767 * Math.tanh(value)));
if (process.argv.includes('--wav')) writeFileSync(join(process.cwd(), 'anthem.wav'), wav(samples));
const file = join(import.meta.dirname, 'anthem.mp3');
const encoded = await mp3(samples);
writeFileSync(file, encoded);
console.log(`anthem.mp3: ${(samples.length / RATE).toFixed(1)} s, ${encoded.length} bytes`);

/** The tune on a soft organ; the upbeat is in the bar before the first line. */
function melody() {
  let at = INTRO_BARS * BAR - BEAT;
  return MELODY.map(([note, beats]) => {
    const start = at;
    at += beats * BEAT;
    return { voice: 'organ', note, start, seconds: beats * BEAT * 0.94, level: 0.2 };
  });
}

/** Below it: a bass note in every half bar and a broken chord in eighths. The introduction is the first chord. */
function harmony() {
  return [...Array(INTRO_BARS).fill(CHORDS[0]), ...CHORDS].flatMap(({ bass, notes }, bar) => {
    const start = bar * BAR;
    const low = [0, 2].map((beat) => ({ voice: 'bass', note: bass, start: start + beat * BEAT, seconds: 2 * BEAT, level: 0.22 }));
    const broken = Array.from({ length: 8 }, (_, index) => ({
      voice: 'pluck',
      note: notes[[0, 1, 2, 1, 3, 2, 1, 2][index] % notes.length],
      start: start + (index * BEAT) / 2,
      seconds: 1.2,
      level: 0.13,
    }));
    return [...low, ...broken];
  });
}

/** A bell opens each verse, and one closes the last. */
function bells() {
  const verse = CHORDS.length / 2;
  return [
    [INTRO_BARS * BAR, 86],
    [(INTRO_BARS + verse) * BAR, 83],
    [(bars - 1) * BAR, 86],
  ].map(([start, note]) => ({ voice: 'bell', note, start, seconds: 3, level: 0.06 }));
}

async function mp3(pcm) {
  const library = join(process.cwd(), 'node_modules/@breezystack/lamejs/dist/lamejs.js');
  const { Mp3Encoder } = await import(pathToFileURL(library).href);
  const encoder = new Mp3Encoder(1, RATE, KILOBITS);
  const parts = [];
  for (let index = 0; index < pcm.length; index += 1152) parts.push(Buffer.from(encoder.encodeBuffer(pcm.subarray(index, index + 1152))));
  parts.push(Buffer.from(encoder.flush()));
  return Buffer.concat(parts);
}

function wav(pcm) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + pcm.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(pcm.length * 2, 40);
  return Buffer.concat([head, Buffer.from(pcm.buffer)]);
}
