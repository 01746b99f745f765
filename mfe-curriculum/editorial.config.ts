import { type AdviceRule, type ContentOf, defineContent, glossarySchema, idRegister, type TeachingRule } from '@portal/editorial';
import { checkYourselfSchema } from './src/check-yourself/check-yourself.schema.ts';
import { glossaryPageSchema } from './src/glossary/glossary-page.schema.ts';
import { MODULE_SECTIONS, moduleSchema } from './src/modules/module.schema.ts';
import { pathSchema } from './src/modules/path.schema.ts';
import { PATH_SECTIONS, pathModuleSchema } from './src/modules/path-module.schema.ts';
import { researchPathSchema } from './src/modules/research-path.schema.ts';
import { inClassSchema } from './src/pages/in-class.schema.ts';
import { pageSchema } from './src/pages/page.schema.ts';
import { researchPageSchema } from './src/pages/research-page.schema.ts';
import { recordSchema } from './src/record/record.schema.ts';
import { templatesPageSchema } from './src/templates/templates-page.schema.ts';

/** Values measured in good courses in plain English (docs/decisions/0051). */
const advice: AdviceRule = {
  words: { from: 700, to: 1200 },
  grade: 10,
  style: { sentence: { from: 12, to: 20 }, short: { words: 7, share: 0.25 }, connectives: 60 },
};

/** What every text contains (design/content.md, "Teaching"). */
const teaching: TeachingRule = { questions: { from: 4, to: 6 }, figure: true };

/** What the files of content/ must contain. */
export const content = defineContent({
  'glossary.yaml': { schema: glossarySchema() },
  'glossary-page.yaml': { schema: glossaryPageSchema },
  'page.yaml': { schema: pageSchema },
  'path.yaml': { schema: pathSchema },
  'ids.yaml': { schema: idRegister() },
  'modules/*.md': {
    called: 'module',
    frontMatter: moduleSchema,
    sections: { ...MODULE_SECTIONS, optionalWhenEmpty: true },
    order: { file: 'path.yaml', lists: ['modules', 'outside'] },
    ids: { file: 'ids.yaml', shared: [6, 7] },
    teaching,
    advice,
  },
  'in-class.md': { frontMatter: inClassSchema },
  'check-yourself.yaml': { schema: checkYourselfSchema },
  'record.yaml': { schema: recordSchema },
  'modules/*.csv': { download: true },
  'templates/*.md': { download: true },
  'templates-page.yaml': { schema: templatesPageSchema },
  'research-page.yaml': { schema: researchPageSchema },
  'research-path.yaml': { schema: researchPathSchema },
  'research-path/*.csv': { download: true },
  'research-path/*.md': {
    called: 'research-module',
    frontMatter: pathModuleSchema,
    sections: PATH_SECTIONS,
    order: { file: 'research-path.yaml', lists: ['modules'] },
    ids: { file: 'ids.yaml' },
    tables: 1,
    teaching,
    advice,
  },
});

/** What an import of each file returns. */
export type Content = ContentOf<typeof content>;
