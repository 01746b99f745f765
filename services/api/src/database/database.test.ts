import { ownApis } from '../../fixtures/running-api.ts';
import { connectionCases } from './bounded-pool.cases.ts';
import { databaseErrorCases } from './database-errors.cases.ts';
import { databaseOutageCases } from './database-outage.cases.ts';
import { roleCases } from './roles.cases.ts';

describe('roles', ownApis(roleCases));
describe('connections', ownApis(connectionCases));
describe('a database that is away', ownApis(databaseOutageCases));
describe('what says so', databaseErrorCases);
