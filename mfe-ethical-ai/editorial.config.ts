import { type ContentOf, defineContent } from '@portal/editorial';
import { guidanceSchema } from './src/advice/guidance.schema.ts';
import { issuesSchema } from './src/advice/issues.schema.ts';
import { quickReferenceSchema } from './src/advice/quick-reference.schema.ts';
import { summarySchema } from './src/advice/summary.schema.ts';
import { calculatorSchema } from './src/calculator/calculator.schema.ts';
import { checklistSchema } from './src/checklist/checklist.schema.ts';
import { citationSchema } from './src/citation/citation.schema.ts';
import { pageSchema } from './src/pages/page.schema.ts';
import { quizSchema } from './src/quiz/quiz.schema.ts';
import { resourcesSchema } from './src/resources/resources.schema.ts';

/** What the files of content/ must contain. */
export const content = defineContent({
  'page.yaml': { schema: pageSchema },
  'issues.yaml': { schema: issuesSchema },
  'calculator.yaml': { schema: calculatorSchema },
  'citation.yaml': { schema: citationSchema },
  'quiz.yaml': { schema: quizSchema },
  'resources.yaml': { schema: resourcesSchema },
  'summary.yaml': { schema: summarySchema },
  'quick-reference.yaml': { schema: quickReferenceSchema },
  'checklist.yaml': { schema: checklistSchema },
  'guidance.yaml': { schema: guidanceSchema },
});

/** What an import of each file returns. */
export type Content = ContentOf<typeof content>;
