import { type DocumentInput, LIVE_DOCUMENT_ID, releaseAddress, WEB_MANIFEST_FILE } from '@portal/contracts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { MainPlaces, PLACES_SLOT } from '../chrome/main-places.tsx';
import { MENU_SLOT, Menu } from '../chrome/menu.tsx';
import { ROOT_ID } from '../document.ts';
import { PreviewBar } from '../preview/preview-bar.tsx';
import { pageTitle } from '../routing/page-title.ts';
import { FONT_DEFERRED } from '../theme/heading-font.ts';
import { linkPreview } from './link-preview.ts';
import { attribute, data, text } from './markup.ts';
import { themeColors } from './theme-colors.ts';

/**
 * Creates the whole file of a page: the stored body with what is live in its slots, and a head in which nothing waits for anything else.
 */
export function renderDocument(input: DocumentInput): string {
  const { live, path, canonical, shell, page, structuredData = [] } = input;
  const rendered = (element: ReactElement) => renderToString(<StaticRouter location={path ?? '/404'}>{element}</StaticRouter>);
  const { preview } = live;
  const body = [
    { slot: MENU_SLOT, element: <Menu live={live} /> },
    { slot: PLACES_SLOT, element: <MainPlaces entries={live.menu} /> },
  ].reduce((before, { slot, element }) => before.replace(`<${slot}></${slot}>`, () => rendered(element)), input.body);
  const title = pageTitle(site, path === undefined ? undefined : input.title, preview);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(title)}</title>`,
    path !== undefined && `<meta name="description" content="${attribute(input.description)}">`,
    (path === undefined || preview) && '<meta name="robots" content="noindex">',
    canonical && `<link rel="canonical" href="${attribute(canonical)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...themeColors(),
    `<link rel="icon" href="${releaseAddress('shell', SHELL_VERSION)}icon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${releaseAddress('shell', SHELL_VERSION)}touch-icon.png">`,
    // A preview cannot be installed.
    !preview && `<link rel="manifest" href="/${WEB_MANIFEST_FILE}">`,
    ...shell.blocking.map((file) => `<script src="${file.address}" integrity="${file.integrity}" crossorigin="anonymous"></script>`),
    ...[...shell.styles, ...page.styles].map(
      (file) => `<link rel="stylesheet" href="${file.address}" integrity="${file.integrity}" crossorigin="anonymous">`,
    ),
    ...scriptsOf(input),
    ...linkPreview(site, preview ? ofPreview(input) : input),
  ];
  // After the page: machines and the frame's script wait for it, but visitors do not.
  const described =
    structuredData.length > 0
      ? `<script type="application/ld+json">${data({ '@context': 'https://schema.org', '@graph': structuredData })}</script>\n`
      : '';
  return `<!doctype html>
<html lang="en" ${FONT_DEFERRED}>
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
${preview && input.previewBar ? `${renderToStaticMarkup(<PreviewBar preview={preview} {...input.previewBar} />)}\n` : ''}<div id="${ROOT_ID}">${body}</div>
<script type="application/json" id="${LIVE_DOCUMENT_ID}">${data(live)}</script>
${described}</body>
</html>
`;
}

/** If the link to a preview is shared, its preview says what it is, and leads to itself. */
function ofPreview({ canonical, ...input }: DocumentInput): DocumentInput {
  return { ...input, title: `Preview: ${input.title}` };
}

/**
 * In this order, after the page has been parsed: the frame, then the container and the chunk of the page, so that nothing is left to fetch
 * when they run. Browsers hold back low-priority scripts until the styles have arrived, and the network would be idle for a round trip, so
 * the frame's script is requested together with the styles. Not on a form, which visitors read before they send anything.
 */
function scriptsOf({ shell, page, kind }: DocumentInput): string[] {
  return [
    ...shell.scripts.map(ofPriority(kind === 'form' ? 'low' : 'high')),
    ...page.scripts.map(ofPriority('low')),
    ...(page.ahead ?? []).map(
      (file) =>
        `<link rel="preload" href="${file.address}" as="script" integrity="${file.integrity}" crossorigin="anonymous" fetchpriority="low">`,
    ),
  ];
}

const ofPriority = (priority: 'high' | 'low') => (file: DocumentInput['shell']['scripts'][number]) =>
  `<script defer src="${file.address}" integrity="${file.integrity}" crossorigin="anonymous" fetchpriority="${priority}"></script>`;
