import { ownApis } from '../../fixtures/running-api.ts';
import { onceCases } from './once.cases.ts';
import { quarantineCases } from './quarantine.cases.ts';

describe('what is sent twice', ownApis(onceCases));
describe('quarantine', ownApis(quarantineCases));
