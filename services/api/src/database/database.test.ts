import { ownApis } from '../../fixtures/running-api.ts';
import { connectionCases } from './connections.cases.ts';
import { databaseAwayCases } from './database-away.cases.ts';
import { awayRuleCases } from './database-away.rules.cases.ts';
import { listConnectionCases } from './list-connection.cases.ts';
import { pipelinedClientCases } from './pipelined-client.cases.ts';

describe('connections', ownApis(connectionCases));
describe('the connection of lists', ownApis(listConnectionCases));
describe('questions in one line', pipelinedClientCases);
describe('a database that is away', ownApis(databaseAwayCases));
describe('what says so', awayRuleCases);
