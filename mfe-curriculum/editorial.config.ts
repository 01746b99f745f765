import { type ContentOf, defineContent, idRegister } from '@portal/editorial';
import { MODULE_SECTIONS, moduleSchema } from './src/modules/module.schema.ts';
import { pathSchema } from './src/modules/path.schema.ts';
import { PATH_SECTIONS, pathModuleSchema } from './src/modules/path-module.schema.ts';
import { researchPathSchema } from './src/modules/research-path.schema.ts';
import { pageWordsSchema } from './src/pages/page-words.schema.ts';
import { researchWordsSchema } from './src/pages/research-words.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'page.yaml': { schema: pageWordsSchema },
  'path.yaml': { schema: pathSchema },
  'ids.yaml': { schema: idRegister() },
  'modules/*.md': {
    called: 'module',
    frontMatter: moduleSchema,
    sections: { ...MODULE_SECTIONS, optionalWhenEmpty: true },
    order: { file: 'path.yaml', lists: ['modules', 'outside'] },
    ids: { file: 'ids.yaml', shared: [6, 7] },
    advice: { words: { from: 700, to: 1200 }, grade: 10, questions: { from: 4, to: 6 } },
  },
  'research-page.yaml': { schema: researchWordsSchema },
  'research-path.yaml': { schema: researchPathSchema },
  'research-path/*.md': {
    called: 'research-module',
    frontMatter: pathModuleSchema,
    sections: PATH_SECTIONS,
    order: { file: 'research-path.yaml', lists: ['modules'] },
    ids: { file: 'ids.yaml' },
    tables: 1,
    advice: { words: { from: 700, to: 1200 }, grade: 10, questions: { from: 4, to: 6 } },
  },
});

/** What each file gives to those who import it. */
export type Content = ContentOf<typeof content>;
