import { defineContent } from '@portal/editorial';
import { MODULE_SECTIONS, moduleSchema } from './src/modules/module.schema.ts';
import { pathSchema } from './src/modules/path.schema.ts';
import { pageWordsSchema } from './src/pages/page-words.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'page.yaml': { schema: pageWordsSchema },
  'path.yaml': { schema: pathSchema },
  'modules/*.md': { frontMatter: moduleSchema, sections: { ...MODULE_SECTIONS, optionalWhenEmpty: true } },
});
