import { type ContentOf, defineContent } from '@portal/editorial';
import { conductSchema } from './src/conduct/conduct.schema.ts';
import { feedbackSchema } from './src/feedback/feedback.schema.ts';
import { formsSchema } from './src/form/forms.schema.ts';
import { participationSchema } from './src/participation/participation.schema.ts';
import { projectsSchema } from './src/projects/projects.schema.ts';
import { submitSchema } from './src/submit/submit.schema.ts';

/** What the files of content/ must contain. */
export const content = defineContent({
  'conduct.yaml': { schema: conductSchema },
  'feedback.yaml': { schema: feedbackSchema },
  'forms.yaml': { schema: formsSchema },
  'participation.yaml': { schema: participationSchema },
  'projects.yaml': { schema: projectsSchema },
  'submit.yaml': { schema: submitSchema },
});

/** What an import of each file returns. */
export type Content = ContentOf<typeof content>;
