import { ownApis } from '../../fixtures/running-api.ts';
import { laneCases } from './lane.cases.ts';
import { receptionCases } from './reception.cases.ts';

describe('reception', ownApis(receptionCases));
describe('limits of reports', ownApis(laneCases));
