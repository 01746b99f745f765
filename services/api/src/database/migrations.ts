import { Records1763640000000 } from './migrations/1763640000000-records.ts';
import { Intake1763730000000 } from './migrations/1763730000000-intake.ts';
import { CalmDefences1763760000000 } from './migrations/1763760000000-calm-defences.ts';
import { ListChanges1763769600000 } from './migrations/1763769600000-list-changes.ts';
import { ClientEvents1763778000000 } from './migrations/1763778000000-client-events.ts';
import { ClaimedMails1763850000000 } from './migrations/1763850000000-claimed-mails.ts';
import { DailySecrets1763853600000 } from './migrations/1763853600000-daily-secrets.ts';
import { DropListTriggers1763859600000 } from './migrations/1763859600000-drop-list-triggers.ts';
import { SampleProjects1763863200000 } from './migrations/1763863200000-sample-projects.ts';
import { SealedReports1763866800000 } from './migrations/1763866800000-sealed-reports.ts';
import { ReviewDesk1763870400000 } from './migrations/1763870400000-review-desk.ts';

/** Every migration, oldest first. Add a new one here; never change one after it has been released. */
export const migrations = [
  Records1763640000000,
  Intake1763730000000,
  CalmDefences1763760000000,
  ListChanges1763769600000,
  ClientEvents1763778000000,
  ClaimedMails1763850000000,
  DailySecrets1763853600000,
  DropListTriggers1763859600000,
  SampleProjects1763863200000,
  SealedReports1763866800000,
  ReviewDesk1763870400000,
] as const;
