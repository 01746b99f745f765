import { defineContent } from '@portal/editorial';
import { homeSchema } from './src/home/home.schema.ts';
import { organizationSchema } from './src/organization/organization.schema.ts';
import { toolsSchema } from './src/tools/tools.schema.ts';
import { volunteerSchema } from './src/volunteer/volunteer.schema.ts';

/** What must stand in the files of content/. */
export const content = defineContent({
  'home.yaml': { schema: homeSchema },
  'organization.yaml': { schema: organizationSchema },
  'tools.yaml': { schema: toolsSchema },
  'volunteer.yaml': { schema: volunteerSchema },
});
