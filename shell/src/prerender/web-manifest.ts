import { releaseAddress, type SiteFacts } from '@portal/contracts';
import { PAPER } from './theme-colors.ts';

const PNG = 'image/png';

/** What browsers use to install the site (W3C, Web Application Manifest). */
export function webManifestOf(site: SiteFacts): object {
  const files = releaseAddress('shell', SHELL_VERSION);
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'en',
    display: 'standalone',
    theme_color: PAPER.light,
    background_color: PAPER.light,
    icons: [
      { src: `${files}icon-192.png`, sizes: '192x192', type: PNG },
      { src: `${files}icon-512.png`, sizes: '512x512', type: PNG },
      { src: `${files}icon-maskable.png`, sizes: '512x512', type: PNG, purpose: 'maskable' },
      { src: `${files}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
