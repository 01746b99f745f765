import { defineContent } from '@portal/editorial';
import { checklistSchema } from './src/checklist/checklist.schema.ts';
import { pageWordsSchema } from './src/pages/page-words.schema.ts';
import { quizSchema } from './src/quiz/quiz.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'page.yaml': { schema: pageWordsSchema },
  'quiz.yaml': { schema: quizSchema },
  'checklist.yaml': { schema: checklistSchema },
});
