import { ownApis } from '../../fixtures/running-api.ts';
import { formLimitCases } from './form-limits.cases.ts';
import { idempotencyCases } from './idempotency.cases.ts';
import { mailQuotaCases } from './mail-quotas.cases.ts';
import { quarantineCases } from './quarantine.cases.ts';

describe('idempotency keys', ownApis(idempotencyCases));
describe('limits by form', ownApis(formLimitCases));
describe('mail quotas of a client', ownApis(mailQuotaCases));
describe('quarantine', ownApis(quarantineCases));
