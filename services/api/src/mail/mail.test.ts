import { ownApis } from '../../fixtures/running-api.ts';
import { encryptionCases } from './mail-encryption.cases.ts';
import { mailCases } from './mails.cases.ts';

describe('mails', ownApis(mailCases));
describe('encryption', ownApis(encryptionCases));
