import { ownApis } from '../../fixtures/running-api.ts';
import { requestGuardCases } from '../http/request-guard.cases.ts';
import { formLimitCases } from './form-limits.cases.ts';

describe('limits by sender', ownApis(requestGuardCases));
describe('limits by form', ownApis(formLimitCases));
