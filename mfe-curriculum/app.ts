import { defineApp } from '@portal/contracts';
import { textPages } from './src/modules/text-pages.ts';
import { OFFLINE_SET } from './src/reading/offline-set.ts';

export const app = defineApp({
  id: 'mfe-curriculum',
  name: 'Curriculum',
  offline: { id: OFFLINE_SET, name: 'The whole curriculum' },
  routes: [
    {
      path: '/modules',
      aliases: ['/learn/modules'],
      page: 'modules',
      title: 'Educational Modules',
      keywords: [
        'start',
        'start here',
        'where do I start',
        'begin',
        'beginner',
        'beginners',
        'learn',
        'lessons',
        'modules',
        'curriculum',
        'my notes',
        'notes',
        'bookmarks',
      ],
      description: 'Free, self-paced modules in six groups: from your first research question to results that change practice.',
    },
    {
      path: '/research-modules',
      page: 'research-modules',
      title: 'Research Learning Path',
      keywords: ['research path', 'learning path', 'own study', 'my own study', 'do a study', 'step by step'],
      description: 'Fifteen free modules that take one small study of your own from a first question to a published paper.',
    },
    {
      path: '/glossary',
      page: 'glossary',
      title: 'Glossary',
      keywords: ['terms', 'definitions', 'dictionary', 'vocabulary'],
      description: 'Research terms, each defined in one or two plain sentences, with the modules that explain them.',
    },
    {
      path: '/in-class',
      page: 'in-class',
      title: 'Using This in Class',
      keywords: ['teacher', 'teachers', 'class', 'classroom', 'lesson plan', 'school', 'print'],
      description:
        'For teachers and club leaders: print a text with its questions, plan 45 minutes or six weeks, and see what the license allows.',
    },
    {
      path: '/record',
      page: 'record',
      title: 'Your Learning Record',
      keywords: ['certificate', 'proof', 'record', 'portfolio'],
      description:
        'A printable list of what you have completed and understood here, made in your browser. It is a personal record, not a certificate.',
    },
    {
      path: '/templates',
      page: 'templates',
      title: 'Templates and Data',
      keywords: ['template', 'templates', 'data sets', 'worksheet', 'worksheets', 'download', 'word', 'csv'],
      description:
        'Free templates for a study, from the question card to the letter to reviewers, and simulated data for repeating the worked examples.',
    },
    ...textPages.map(({ path, module }) => ({
      path,
      page: 'module-text',
      title: module.title,
      description: module.description,
      listed: false,
    })),
  ],
  menu: [{ label: 'Learn', path: '/modules', position: 20 }],
});
