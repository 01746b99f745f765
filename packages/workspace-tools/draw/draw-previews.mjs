// Draws the picture that links to a page are shown with: media/preview.svg of every app becomes media/preview.png, and the shell's
// mark the icons of phones and of the installed site. Run it after changing a drawing, or the site's name or tagline in shell/site.config.ts:
//
//   BROWSER_PATH=/usr/bin/chromium node packages/workspace-tools/draw/draw-previews.mjs [folder…]
//
// {site} and {tagline} in a drawing become the site's own words. The browser is the machine's; nothing is fetched.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createJiti } from 'jiti';
import { paletteOf, pngOf } from './small-png.mjs';

const LARGEST = 60_000;
const root = path.resolve(import.meta.dirname, '../../..');
const { chromium } = createRequire(path.join(root, 'e2e/package.json'))('@playwright/test');
const { site } = await createJiti(import.meta.url).import(path.join(root, 'shell/site.config.ts'));
const font = readFileSync(path.join(root, 'packages/ui/src/fonts/newsreader-heading.woff2')).toString('base64');
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Drawings by the file that each becomes, with its size. */
function drawings(folders) {
  const all = folders.flatMap((folder) => {
    const from = path.join(root, folder, 'media/preview.svg');
    return existsSync(from) ? [{ from, to: path.join(root, folder, 'media/preview.png'), width: 1200, height: 630 }] : [];
  });
  if (folders.includes('shell')) {
    const icon = (name, width, margin) => {
      const [from, to] = ['icon.svg', name].map((file) => path.join(root, 'shell/media', file));
      all.push({ from, to, width, height: width, margin });
    };
    icon('touch-icon.png', 180, 26);
    icon('icon-192.png', 192, 18);
    icon('icon-512.png', 512, 48);
    // Systems crop icons to their own shape: what matters has to be within four fifths of the width (W3C, "maskable").
    icon('icon-maskable.png', 512, 116);
  }
  return all;
}

const given = process.argv.slice(2);
const folders = given.length > 0 ? given : readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
});
try {
  for (const { from, to, width, height, margin = 0 } of drawings(folders)) {
    const svg = readFileSync(from, 'utf8').replaceAll('{site}', escaped(site.name)).replaceAll('{tagline}', escaped(site.tagline));
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<!doctype html>
<style>
@font-face { font-family: 'Newsreader Heading'; src: url(data:font/woff2;base64,${font}); font-weight: 500 600; }
body { margin: 0; background: #fbf8f3; }
svg { display: block; box-sizing: border-box; width: ${width}px; height: ${height}px; padding: ${margin}px; }
</style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot();
    // The page decodes its own picture, so that no library is needed.
    const pixels = await page.evaluate(async (base64) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
      return Array.from(new Uint32Array(data.buffer));
    }, shot.toString('base64'));
    await page.close();
    const png = pngOf(pixels, width, paletteOf(pixels));
    if (png.length > LARGEST)
      throw new Error(`${path.relative(root, to)} would have ${png.length} bytes, but may have at most ${LARGEST}. Simplify the drawing.`);
    writeFileSync(to, png);
    console.log(`${path.relative(root, to)}: ${png.length} bytes`);
  }
} finally {
  await browser.close();
}
