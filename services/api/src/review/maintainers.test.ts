import { ownApis } from '../../fixtures/running-api.ts';
import { backupCases } from '../backup/backup.cases.ts';
import { retentionCases } from '../retention/retention.cases.ts';
import { reviewCases } from './review.cases.ts';

// The commands of maintainers.

describe('review', ownApis(reviewCases));
describe('retention', ownApis(retentionCases));
describe('backup', ownApis(backupCases));
