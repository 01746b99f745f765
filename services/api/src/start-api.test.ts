import { ownApis } from '../fixtures/running-api.ts';
import { contentFileCases } from './content-files.cases.ts';
import { migrationCases } from './database/migrations.cases.ts';
import { healthCases } from './health/health.cases.ts';

// What an API does when it starts.

describe('migrations', ownApis(migrationCases));
describe('content of live releases', ownApis(contentFileCases));
describe('health', ownApis(healthCases));
