import { type ContentOf, defineContent } from '@portal/editorial';
import { dataPoolsSchema } from './src/directory/data-pools.schema.ts';
import { linkCardSchema } from './src/directory/link-card.schema.ts';
import { medicalSchema } from './src/directory/medical.schema.ts';
import { productivitySchema } from './src/directory/productivity.schema.ts';
import { resourcesSchema } from './src/directory/resources.schema.ts';
import { donateSchema } from './src/donate/donate.schema.ts';
import { homeSchema } from './src/home/home.schema.ts';
import { inspirationSchema } from './src/inspiration/inspiration.schema.ts';
import { organizationSchema } from './src/organization/organization.schema.ts';
import { studentSavingsSchema } from './src/pages/student-savings.schema.ts';
import { teamPageSchema } from './src/pages/team.schema.ts';
import { safetySchema } from './src/safety/safety.schema.ts';
import { toolsSchema } from './src/tools/tools.schema.ts';
import { toolsPageSchema } from './src/tools/tools-page.schema.ts';
import { volunteerSchema } from './src/volunteer/volunteer.schema.ts';
import { yourDataSchema } from './src/your-data/your-data.schema.ts';

/** What the files of content/ must contain. */
export const content = defineContent({
  'ai-life-easier.yaml': { schema: productivitySchema },
  'data-pools.yaml': { schema: dataPoolsSchema },
  'donate.yaml': { schema: donateSchema },
  'home.yaml': { schema: homeSchema },
  'inspiration.yaml': { schema: inspirationSchema },
  'link-card.yaml': { schema: linkCardSchema },
  'medical-students.yaml': { schema: medicalSchema },
  'organization.yaml': { schema: organizationSchema },
  'resources.yaml': { schema: resourcesSchema },
  'safety-guidelines.yaml': { schema: safetySchema },
  'student-savings.yaml': { schema: studentSavingsSchema },
  'team.yaml': { schema: teamPageSchema },
  'tools-page.yaml': { schema: toolsPageSchema },
  'tools.yaml': { schema: toolsSchema },
  'volunteer.yaml': { schema: volunteerSchema },
  'your-data.yaml': { schema: yourDataSchema },
});

/** What an import of each file returns. */
export type Content = ContentOf<typeof content>;
