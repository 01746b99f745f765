import { ownApis } from '../../fixtures/running-api.ts';
import { doorCases } from '../http/request-guard.cases.ts';
import { formLimitCases } from './form-limits.cases.ts';

describe('limits by sender', ownApis(doorCases));
describe('limits by form', ownApis(formLimitCases));
