import { anthemSchema } from '../anthem/anthem.schema.ts';
import { teamSchema } from '../team/team.schema.ts';

/** The words and cards of `/team`, with those of the anthem (2-content-pages.md, "Team and About screen"). */
export const teamPageSchema = teamSchema.extend({ anthem: anthemSchema });
