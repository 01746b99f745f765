import { ownApis } from '../../fixtures/running-api.ts';
import { confirmationCases } from './confirmations.cases.ts';
import { digestCases } from './digest.cases.ts';

describe('digests', ownApis(digestCases));
describe('confirmations', ownApis(confirmationCases));
