import { ownApis } from '../../fixtures/running-api.ts';
import { backupCases } from '../backup/backup.cases.ts';
import { retentionCases } from '../retention/retention.cases.ts';
import { reportReviewCases } from './reports.cases.ts';
import { reviewCases } from './review.cases.ts';

// The commands of maintainers.

describe('review', ownApis(reviewCases));
describe('review of reports', ownApis(reportReviewCases));
describe('retention', ownApis(retentionCases));
describe('backup', ownApis(backupCases));
