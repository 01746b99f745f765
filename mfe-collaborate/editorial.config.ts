import { defineContent } from '@portal/editorial';
import { feedbackSchema } from './src/feedback/feedback.schema.ts';
import { participationSchema } from './src/participation/participation.schema.ts';
import { projectsSchema } from './src/projects/projects.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'feedback.yaml': { schema: feedbackSchema },
  'participation.yaml': { schema: participationSchema },
  'projects.yaml': { schema: projectsSchema },
});
