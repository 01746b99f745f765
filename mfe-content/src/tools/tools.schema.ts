import { date, httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The day on which someone opened the link and confirmed that it was right. */
const checked = date().optional();

/** Categories of the directory (1-platform.md section 3, "Tool"); one tool each (3-decisions.md, "Content pages"). */
const TOOL_CATEGORIES = [
  'Data Analysis',
  'Document Analysis',
  'Literature Search',
  'Evidence Synthesis',
  'Citation Network',
  'Academic Search',
  'Citation Graph',
  'Trend Analysis',
  'Research Workspace',
  'Dashboard Builder',
  'Data Visualization',
  'Business Analytics',
  'Machine Learning',
  'Data Workflows',
  'Jupyter Notebooks',
  'Chart Creation',
  'Chart & Maps',
  'Analytics Platform',
  'Spreadsheet AI',
] as const;

/** The AI tools and data pools (1-platform.md section 3, "Tool"), with the additional fields that the API's `ai_tools` needs. */
export const toolsSchema = z.object({
  tools: z.array(
    z.object({
      name: words({ atMost: 6 }),
      description: sentence({ atMost: 40 }),
      url: httpsAddress(),
      category: z.enum(TOOL_CATEGORIES),
      type: z.enum(['data', 'research']),
      aiFeature: words({ atMost: 25 }),
      pricing: words({ atMost: 10 }),
      icon: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a name from lucide.dev/icons, such as "compass"'),
      tags: z.array(words({ atMost: 3 })).min(1),
      links: z.array(z.object({ label: words({ atMost: 6 }), url: httpsAddress(), checked })).optional(),
      checked,
    }),
  ),
});

export type ToolList = z.infer<typeof toolsSchema>;
export type Tool = ToolList['tools'][number];
