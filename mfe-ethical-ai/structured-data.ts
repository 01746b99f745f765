import type { SiteFacts } from '@portal/contracts';
import { app } from './app.ts';
import checklist from './content/checklist.yaml';
import pageFile from './content/page.yaml';
import { positionOnPath } from './src/steps/position-on-path.ts';
import { TOOL_IDS } from './src/tools/tool-ids.ts';

/** Where the curriculum lists its modules. */
const CURRICULUM = { path: '/modules', title: 'Modules' };

const { hero, objectives, tools } = pageFile;

/** The page is a module of the curriculum's course: what it teaches, what it is based on, its four tools and its checklist. */
export function structuredData(path: string, site: SiteFacts): readonly object[] {
  const page = app.routes.find((route) => route.path === path);
  if (!page) return [];
  const steps = [
    { name: site.name, item: '/' },
    { name: CURRICULUM.title, item: CURRICULUM.path },
    { name: page.title, item: path },
  ];
  return [
    {
      '@type': 'LearningResource',
      '@id': `${path}#module`,
      url: path,
      name: page.title,
      description: page.description,
      learningResourceType: hero.badge,
      position: positionOnPath.position,
      inLanguage: 'en',
      isAccessibleForFree: true,
      provider: { '@type': 'Organization', '@id': '/#organization', name: site.name, url: '/' },
      isPartOf: { '@id': `${CURRICULUM.path}#course` },
      teaches: objectives.list.map(({ text }) => text),
      isBasedOn: Object.values(hero.intro.links).map(({ words, url }) => ({ '@type': 'CreativeWork', name: words, url })),
      hasPart: [
        ...TOOL_IDS.map((id, index) => ({
          '@type': id === 'quiz' ? 'Quiz' : 'LearningResource',
          name: tools.cards[index]?.title,
          url: `${path}#${id}`,
          description: tools.cards[index]?.description,
        })),
        { '@type': 'LearningResource', name: checklist.heading, url: `${path}#checklist`, description: checklist.lead },
      ],
    },
    { '@type': 'BreadcrumbList', itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })) },
  ];
}
