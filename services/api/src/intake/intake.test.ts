import { ownApis } from '../../fixtures/running-api.ts';
import { formLimitCases } from './form-limits.cases.ts';
import { onceCases } from './once.cases.ts';
import { quarantineCases } from './quarantine.cases.ts';

describe('what is sent twice', ownApis(onceCases));
describe('limits by form', ownApis(formLimitCases));
describe('quarantine', ownApis(quarantineCases));
