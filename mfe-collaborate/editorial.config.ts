import { type ContentOf, defineContent } from '@portal/editorial';
import { conductSchema } from './src/conduct/conduct.schema.ts';
import { feedbackSchema } from './src/feedback/feedback.schema.ts';
import { formsSchema } from './src/form/forms.schema.ts';
import { participationSchema } from './src/participation/participation.schema.ts';
import { projectsSchema } from './src/projects/projects.schema.ts';
import { submitSchema } from './src/submit/submit.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'conduct.yaml': { schema: conductSchema },
  'feedback.yaml': { schema: feedbackSchema },
  'forms.yaml': { schema: formsSchema },
  'participation.yaml': { schema: participationSchema },
  'projects.yaml': { schema: projectsSchema },
  'submit.yaml': { schema: submitSchema },
});

/** What each file gives to those who import it. */
export type Content = ContentOf<typeof content>;
