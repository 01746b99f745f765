import { ownApis } from '../../fixtures/running-api.ts';
import { connectionCases } from './bounded-pool.cases.ts';
import { awayRuleCases } from './database-errors.cases.ts';
import { databaseAwayCases } from './database-outage.cases.ts';

describe('connections', ownApis(connectionCases));
describe('a database that is away', ownApis(databaseAwayCases));
describe('what says so', awayRuleCases);
