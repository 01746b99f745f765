import { type DocumentInput, LIVE_DOCUMENT_ID, releaseAddress } from '@portal/contracts';
import headingFace from '@portal/ui/heading-face.woff2';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { MENU_SLOT, Menu } from '../chrome/menu.tsx';
import { ROOT_ID } from '../document.ts';
import { pageTitle } from '../routing/page-title.ts';

/** Makes the whole file of a page: the stored body with the live menu in it, and a head that lets nothing wait for anything. */
export function renderDocument(input: DocumentInput): string {
  const { body, live, path, canonical, shell, page } = input;
  const menu = renderToString(
    <StaticRouter location={path ?? '/404'}>
      <Menu entries={live.menu} />
    </StaticRouter>,
  );
  const title = pageTitle(site, path === undefined ? undefined : input.title);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(title)}</title>`,
    path === undefined ? '<meta name="robots" content="noindex">' : `<meta name="description" content="${attribute(input.description)}">`,
    canonical && `<link rel="canonical" href="${attribute(canonical)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${releaseAddress('shell', SHELL_VERSION)}icon.svg" type="image/svg+xml">`,
    ...shell.blocking.map((file) => `<script src="${file.address}" integrity="${file.integrity}" crossorigin="anonymous"></script>`),
    `<link rel="preload" href="${headingFace}" as="font" type="font/woff2" crossorigin="anonymous">`,
    ...[...shell.styles, ...page.styles].map(
      (file) => `<link rel="stylesheet" href="${file.address}" integrity="${file.integrity}" crossorigin="anonymous">`,
    ),
    ...shell.scripts.map((file) => `<script defer src="${file.address}" integrity="${file.integrity}" crossorigin="anonymous"></script>`),
    ...page.scripts.map(
      (file) => `<link rel="preload" href="${file.address}" as="script" integrity="${file.integrity}" crossorigin="anonymous">`,
    ),
    // Not executed, so no policy forbids it; "<" is written so that no text can end the element.
    `<script type="application/json" id="${LIVE_DOCUMENT_ID}">${JSON.stringify(live).replaceAll('<', '\\u003c')}</script>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="${ROOT_ID}">${body.replace(`<${MENU_SLOT}></${MENU_SLOT}>`, () => menu)}</div>
</body>
</html>
`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
