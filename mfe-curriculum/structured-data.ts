import type { SiteFacts } from '@portal/contracts';
import { app } from './app.ts';
import { fragmentOf } from './src/curriculum/place.ts';
import { curriculum, moduleGroups } from './src/modules/learning-path.ts';
import type { Module } from './src/modules/module.ts';

/** A module that can be taken: its text is written, or it has a page of its own. */
const isThere = ({ words, route, isInteractive }: Module) => isInteractive && (words > 0 || route !== undefined);

/** The curriculum is a course of six parts; each names its modules with the addresses that open them. */
export function structuredData(path: string, site: SiteFacts): readonly object[] {
  const page = app.routes.find((route) => route.path === path);
  if (!page) return [];
  const modules = curriculum.path.filter(isThere);
  return [
    {
      '@type': 'Course',
      '@id': `${path}#course`,
      url: path,
      name: page.title,
      description: page.description,
      inLanguage: 'en',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
      provider: { '@type': 'Organization', '@id': '/#organization', name: site.name, url: '/' },
      educationalLevel: [...new Set(modules.map(({ level }) => level))],
      about: moduleGroups.map(({ title }) => title),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: ['Online', 'Self-paced'],
        courseWorkload: hours(modules),
      },
      syllabusSections: moduleGroups.map((group) => ({
        '@type': 'Syllabus',
        name: group.title,
        description: group.description,
        hasPart: group.modules.filter(isThere).map((module) => describe(module, path)),
      })),
    },
  ];
}

function describe({ slug, route, title, description, level, duration }: Module, path: string): object {
  return {
    '@type': 'LearningResource',
    url: route ?? path + fragmentOf(slug),
    name: title,
    description,
    position: curriculum.path.findIndex((module) => module.slug === slug) + 1,
    educationalLevel: level,
    timeRequired: `PT${longest(duration)}M`,
  };
}

/** The longer time of a range such as "30-45 minutes": nobody should be promised to be done sooner. */
function longest(duration: string): number {
  return Number(/(\d+) minutes$/.exec(duration)?.[1]);
}

/** How long all modules take, in whole hours (ISO 8601). */
function hours(modules: readonly Module[]): string {
  return `PT${Math.ceil(modules.reduce((minutes, { duration }) => minutes + longest(duration), 0) / 60)}H`;
}
