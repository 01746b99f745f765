import type { SiteFacts } from '@portal/contracts';
import { app } from './app.ts';
import strings from './content/page.yaml';
import { curriculum, moduleGroups } from './src/modules/learning-path.ts';
import type { Module } from './src/modules/module.ts';
import type { PathModule } from './src/modules/path-module.ts';
import { pathStages, researchPath } from './src/modules/research-path.ts';
import { moduleAddress, pathModuleAddress } from './src/modules/text-address.ts';
import { type TextPage, textPages } from './src/modules/text-pages.ts';

/** What search engines learn about the two courses and about every text. */
export function structuredData(path: string, site: SiteFacts): readonly object[] {
  if (path === '/modules') return [course(path, site, curriculum.path.filter(isThere), moduleGroups)];
  if (path === '/research-modules') return [course(path, site, researchPath.path, pathStages)];
  const page = textPages.find((each) => each.path === path);
  return page ? describeText(page, site) : [];
}

type Either = Module | PathModule;
interface Part {
  readonly title: string;
  readonly description: string;
  readonly modules: readonly Either[];
}

/** A module that can be taken: its text has been written, or it has its own page. */
const isThere = (module: Either) => !('icon' in module) || (module.isInteractive && (module.words > 0 || module.route !== undefined));

/** A course names its parts and their modules with the addresses of their texts. */
function course(path: string, site: SiteFacts, modules: readonly Either[], parts: readonly Part[]): object {
  const { title, description } = pageAt(path);
  return {
    '@type': 'Course',
    '@id': `${path}#course`,
    url: path,
    name: title,
    description,
    inLanguage: 'en',
    isAccessibleForFree: true,
    license: strings.license.address,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
    provider: organization(site),
    educationalLevel: [...new Set(modules.map(({ level }) => level))],
    about: parts.map((part) => part.title),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: ['Online', 'Self-paced'], courseWorkload: hours(modules) },
    syllabusSections: parts.map((part) => ({
      '@type': 'Syllabus',
      name: part.title,
      description: part.description,
      hasPart: part.modules.filter(isThere).map((module) => ({
        '@type': 'LearningResource',
        url: addressOf(module),
        position: modules.indexOf(module) + 1,
        ...facts(module),
      })),
    })),
  };
}

/** A text by itself, and its breadcrumb. */
function describeText({ course: kind, path, module, position }: TextPage, site: SiteFacts): readonly object[] {
  const list = kind === 'curriculum' ? '/modules' : '/research-modules';
  const steps = [
    { name: site.name, item: '/' },
    { name: pageAt(list).title, item: list },
    { name: module.title, item: path },
  ];
  return [
    {
      '@type': ['Article', 'LearningResource'],
      '@id': `${path}#text`,
      url: path,
      mainEntityOfPage: path,
      headline: module.title,
      ...facts(module),
      inLanguage: 'en',
      isAccessibleForFree: true,
      license: strings.license.address,
      wordCount: module.words,
      author: organization(site),
      publisher: organization(site),
      isPartOf: { '@type': 'Course', '@id': `${list}#course`, url: list, name: pageAt(list).title },
      ...(position !== undefined && { position }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    },
  ];
}

function addressOf(module: Either): string {
  if (!('icon' in module)) return pathModuleAddress(module.slug);
  return module.route ?? moduleAddress(module.slug);
}

function facts({ title, description, level, duration }: Either): object {
  return { name: title, description, educationalLevel: level, timeRequired: `PT${longest(duration)}M` };
}

function organization(site: SiteFacts): object {
  return { '@type': 'Organization', '@id': '/#organization', name: site.name, url: '/' };
}

function pageAt(path: string): { readonly title: string; readonly description: string } {
  const { title = '', description = '' } = app.routes.find((route) => route.path === path) ?? {};
  return { title, description };
}

/** The longer time in a range such as "30-45 minutes": nobody should be promised an earlier end. */
function longest(duration: string): number {
  return Number(/(\d+) minutes$/.exec(duration)?.[1]);
}

/** How long all modules take, in whole hours (ISO 8601). */
function hours(modules: readonly Either[]): string {
  return `PT${Math.ceil(modules.reduce((minutes, { duration }) => minutes + longest(duration), 0) / 60)}H`;
}
