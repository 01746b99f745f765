// Renders intro.html frame by frame and encodes intro.mp4, intro.webm and poster.webp. See README.md.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const media = dirname(here);
const args = Object.fromEntries(
  process.argv.slice(2).map((a) => {
    const [k, v = 'yes'] = a.replace(/^--/, '').split('=');
    return [k, v];
  }),
);
const tools = args.tools ?? process.env.RENDER_TOOLS;
if (!tools) {
  console.error('Name the folder with the installed tools: node render.mjs --tools=/tmp/render-tools (see README.md)');
  process.exit(1);
}
const need = createRequire(join(tools, 'package.json'));
const { chromium } = need('playwright-core');
const font = join(tools, 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2');
const FPS = 24,
  WIDTH = 1280,
  HEIGHT = 720,
  POSTER_MS = 7600;

const run = (command, list) =>
  new Promise((done, fail) => {
    const child = spawn(command, list, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`${command} ended with ${code}`))));
  });

// Only this folder, the drawings and the font are served, and only on this machine.
const types = { html: 'text/html; charset=utf-8', svg: 'image/svg+xml', woff2: 'font/woff2' };
const server = createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
  const file = path === '/font.woff2' ? font : join(media, path);
  const type = types[file.split('.').pop()];
  try {
    if (!type || (file !== font && !file.startsWith(media + sep))) throw new Error('no');
    response.writeHead(200, { 'content-type': type }).end(await readFile(file));
  } catch {
    if (!response.headersSent) response.writeHead(404);
    response.end();
  }
});
await new Promise((done) => server.listen(Number(args.port ?? 0), '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}/intro/intro.html`;
if (args.serve) {
  console.log(`${address}\nIn the console: renderAt(6000)`);
  await new Promise(() => {});
}

const browser = await chromium.launch({
  executablePath: args.chromium ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
});
const work = await mkdtemp(join(tmpdir(), 'intro-'));
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1 });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(address);
  const { duration } = await page.evaluate(() => window.ready);
  const shot = async (ms, path, options = {}) => {
    await page.evaluate((at) => window.renderAt(at), ms);
    await page.screenshot({ path, ...options });
  };

  if (args.stills) {
    // node render.mjs --stills=500,2000 --out=/tmp/stills : single frames to look at
    const out = args.out ?? work;
    await mkdir(out, { recursive: true });
    for (const ms of args.stills.split(',')) await shot(Number(ms), join(out, `${ms.padStart(5, '0')}.png`));
  } else {
    const frames = Math.round((duration / 1000) * FPS);
    for (let i = 0; i < frames; i += 1) {
      await shot((i * 1000) / FPS, join(work, `${String(i).padStart(4, '0')}.png`));
      if (i % 120 === 0) console.log(`frame ${i} of ${frames}`);
    }
    await shot(POSTER_MS, join(work, 'poster.png'));
    await writeFile(join(work, 'pad.wav'), pad(duration / 1000));
    const input = [
      '-y',
      '-hide_banner',
      '-loglevel',
      'error',
      '-threads',
      '2',
      '-framerate',
      String(FPS),
      '-i',
      join(work, '%04d.png'),
      '-i',
      join(work, 'pad.wav'),
    ];
    const color = [
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
    ];
    await run('ffmpeg', [
      ...input,
      ...color,
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-crf',
      args.crf ?? '24',
      '-profile:v',
      'high',
      '-g',
      '120',
      '-threads',
      '2',
      '-c:a',
      'aac',
      '-b:a',
      '56k',
      '-movflags',
      '+faststart',
      '-shortest',
      join(here, 'intro.mp4'),
    ]);
    await run('ffmpeg', [
      ...input,
      ...color,
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      args.vp9crf ?? '40',
      '-deadline',
      'good',
      '-cpu-used',
      '1',
      '-row-mt',
      '1',
      '-g',
      '240',
      '-threads',
      '2',
      '-c:a',
      'libopus',
      '-b:a',
      '36k',
      '-shortest',
      join(here, 'intro.webm'),
    ]);
    await run('ffmpeg', [
      '-y',
      '-hide_banner',
      '-loglevel',
      'error',
      '-i',
      join(work, 'poster.png'),
      '-vf',
      'scale=960:540',
      '-c:v',
      'libwebp',
      '-quality',
      '40',
      '-compression_level',
      '6',
      '-preset',
      'drawing',
      join(here, 'poster.webp'),
    ]);
    for (const name of ['intro.mp4', 'intro.webm', 'poster.webp']) console.log(name, (await stat(join(here, name))).size);
  }
} finally {
  await browser.close();
  server.close();
  if (args.keep) console.log('frames kept in', work);
  else await rm(work, { recursive: true, force: true });
}

// The sound: five slow chords of soft sines that fade into each other, and one faint bell at the start of each scene. 16-bit stereo WAV.
function pad(seconds) {
  const rate = 48000,
    n = Math.round(seconds * rate),
    left = new Float64Array(n),
    right = new Float64Array(n);
  const hz = (note) => 440 * 2 ** ((note - 69) / 12);
  const ease = (v) => {
    const c = Math.min(1, Math.max(0, v));
    return c * c * (3 - 2 * c);
  };
  const chords = [
    // MIDI notes, all in D major
    { from: 0, to: 8.7, notes: [38, 50, 57, 62, 66, 69] },
    { from: 8.7, to: 12.9, notes: [43, 50, 55, 59, 66, 69] },
    { from: 12.9, to: 17.1, notes: [47, 50, 57, 62, 66, 71] },
    { from: 17.1, to: 25.2, notes: [45, 52, 57, 62, 64, 69] },
    { from: 25.2, to: seconds, notes: [38, 50, 57, 62, 66, 74] },
  ];
  for (const { from, to, notes } of chords) {
    const start = Math.max(0, from - 0.9),
      stop = Math.min(seconds, to + 1.6);
    for (const [index, note] of notes.entries()) {
      const gain = 0.05 / (1 + index * 0.28),
        f = hz(note),
        drift = 0.11 + 0.023 * index;
      for (let i = Math.floor(start * rate); i < Math.min(n, Math.floor(stop * rate)); i += 1) {
        const t = i / rate,
          w = 2 * Math.PI * t;
        const level = gain * ease((t - start) / 1.8) * ease((stop - t) / 2.4) * (0.82 + 0.18 * Math.sin(w * drift + index));
        const tone = (ff) => Math.sin(w * ff) + 0.22 * Math.sin(2 * w * ff) + 0.06 * Math.sin(3 * w * ff);
        left[i] += level * tone(f * 0.9993);
        right[i] += level * tone(f * 1.0007);
      }
    }
  }
  for (const [index, [at, note]] of [
    [4.5, 78],
    [8.7, 81],
    [12.9, 78],
    [17.1, 81],
    [21.3, 83],
    [25.9, 86],
  ].entries()) {
    const f = hz(note),
      side = index % 2 ? 0.62 : 0.38;
    for (let i = Math.floor(at * rate); i < Math.min(n, Math.floor((at + 3) * rate)); i += 1) {
      const t = i / rate - at,
        w = 2 * Math.PI * t;
      const level = 0.016 * ease(t / 0.03) * Math.exp(-t * 1.7) * ease((3 - t) / 0.5);
      const tone = level * (Math.sin(w * f) + 0.25 * Math.sin(w * f * 2.01) * Math.exp(-t * 3));
      left[i] += tone * (1 - side) * 2;
      right[i] += tone * side * 2;
    }
  }
  const data = Buffer.alloc(44 + n * 4);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + n * 4, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(2, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * 4, 28);
  data.writeUInt16LE(4, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(n * 4, 40);
  for (let i = 0; i < n; i += 1) {
    const t = i / rate,
      fade = ease(t / 1.5) * ease((seconds - 0.05 - t) / 2.6);
    data.writeInt16LE(Math.round(32767 * Math.tanh(0.65 * left[i] * fade)), 44 + i * 4);
    data.writeInt16LE(Math.round(32767 * Math.tanh(0.65 * right[i] * fade)), 46 + i * 4);
  }
  return data;
}
