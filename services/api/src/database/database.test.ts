import { ownApis } from '../../fixtures/running-api.ts';
import { connectionCases } from './connections.cases.ts';
import { databaseAwayCases } from './database-away.cases.ts';
import { awayRuleCases } from './database-away.rules.cases.ts';

describe('connections', ownApis(connectionCases));
describe('a database that is away', ownApis(databaseAwayCases));
describe('what says so', awayRuleCases);
