import type { DocumentInput, SiteFacts } from '@portal/contracts';
import { attribute } from './markup.ts';

type Facts = Pick<DocumentInput, 'path' | 'title' | 'description' | 'canonical' | 'preview'>;

/**
 * What a link to a page shows where it is shared: Open Graph (ogp.me), which other networks read too, including the size of the picture.
 */
export function linkPreview(site: SiteFacts, { path, title, description, canonical, preview }: Facts): string[] {
  const facts: readonly (readonly [property: string, content: string | undefined])[] = [
    ['og:title', path === undefined ? 'Page not found' : title],
    ['og:description', description || site.tagline],
    ['og:type', 'website'],
    ['og:url', canonical],
    ['og:site_name', site.name],
    ['og:locale', 'en_US'],
    ['og:image', preview?.address],
    ['og:image:type', preview && 'image/png'],
    ['og:image:width', preview && String(preview.width)],
    ['og:image:height', preview && String(preview.height)],
    ['og:image:alt', preview && (preview.alt ?? `${site.name}: ${site.tagline}`)],
  ];
  return [
    ...facts.flatMap(([property, content]) =>
      content === undefined ? [] : `<meta property="${property}" content="${attribute(content)}">`,
    ),
    `<meta name="twitter:card" content="${preview ? 'summary_large_image' : 'summary'}">`,
  ];
}
