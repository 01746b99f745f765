import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from './portal.mjs';

/** Writes the document of every route where the server looks for it. */
export function writePages(out, routes, documentOf) {
  for (const route of routes) {
    const file = path.join(out, pageFile(route.path));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, documentOf(route));
  }
}

/** The portal's document as it is, without any scripts or preloads of scripts; styles, font and pictures stay. */
export function withoutScripts(document) {
  return document
    .replace(' data-face="later"', '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '')
    .replace(/<link\b[^>]*>\n?/g, (link) => (/as="script"|rel="modulepreload"/.test(link) ? '' : link));
}

/** A document whose page is rendered in the browser: title and description as in the portal's own, an empty root, and the given files. */
export function emptyDocument(document, { icon, blocking, font, styles, scripts, preloads = [] }) {
  const facts = (/<head>([\s\S]*?)<\/head>/.exec(document)?.[1] ?? '')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/\n+/g, '\n')
    .trim();
  const head = [
    facts,
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    ...blocking.map((file) => `<script src="${file}"></script>`),
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous">`] : []),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<script defer src="${file}"></script>`),
    ...preloads.map((file) => `<link rel="preload" href="${file}" as="script">`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="portal"></div>
</body>
</html>
`;
}
