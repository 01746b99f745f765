import { linkIfSet, type SiteFacts } from '@portal/contracts';
import { app } from './app.ts';
import organizationFile from './content/organization.yaml';
import logo from './media/drawings/logo.svg';

const { claims } = organizationFile;

/** The home page says who runs the site and what it is; other apps' courses refer to the organization by the same `@id`. */
export function structuredData(path: string, site: SiteFacts): readonly object[] {
  if (path !== '/') return [];
  const profile = linkIfSet(site.links.professionalNetwork);
  return [
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: site.name,
      url: '/',
      logo,
      slogan: site.tagline,
      description: `${[site.claims?.legalStatus.says ?? [], claims].flat().join('. ')}.`,
      email: site.contactEmail,
      ...(profile && { sameAs: [profile] }),
    },
    {
      '@type': 'WebSite',
      '@id': '/#website',
      name: site.name,
      url: '/',
      description: app.routes.find((route) => route.path === path)?.description,
      inLanguage: 'en',
      isAccessibleForFree: true,
      publisher: { '@id': '/#organization' },
    },
  ];
}
