import { deskCases } from './desk.cases.ts';
import { reviewersCommandCases } from './reviewers-command.cases.ts';

describe('the review desk', deskCases);
describe('invitations', reviewersCommandCases);
