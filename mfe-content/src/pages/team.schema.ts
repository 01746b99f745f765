import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { anthemSchema } from '../anthem/anthem.schema.ts';
import { teamSchema } from '../team/team.schema.ts';

/**
 * The words and cards of `/team`, with those of the anthem (2-content-pages.md, "Team and About screen"), and the text after the statement
 * on AI.
 */
export const teamPageSchema = teamSchema.extend({
  anthem: anthemSchema,
  aiHelp: z.object({ heading: words({ atMost: 6 }), form: sentence({ atMost: 30 }), link: words({ atMost: 8 }) }),
});
