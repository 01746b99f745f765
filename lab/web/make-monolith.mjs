import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, chunksOf } from './builds.mjs';
import { emptyDocument, writePages } from './documents.mjs';

const at = (file) => `/${file}`;

/**
 * The monolith: one build, and for every route a document that names all the files that this route needs: what runs the page, the route's
 * own parts as preloads, its styles, the heading font. Resolves to the file that applies the theme.
 */
export async function makeMonolith(plan, { routes, icon }) {
  await build('monolith', plan);
  copyFileSync(icon, path.join(plan.out, 'icon.svg'));
  const chunks = chunksOf(plan.out);
  const font = readdirSync(plan.out).find((file) => file.endsWith('.woff2'));
  const [theme] = chunks.theme.scripts;
  writePages(plan.out, routes, ({ document, app, page }) => {
    const own = chunks[`${app}.${page}`];
    return emptyDocument(document, {
      icon: '/icon.svg',
      blocking: [at(theme)],
      font: at(font),
      styles: [...chunks.site.styles, ...own.styles].map(at),
      scripts: chunks.site.scripts.map(at),
      preloads: own.scripts.map(at),
    });
  });
  return path.join(plan.out, theme);
}
