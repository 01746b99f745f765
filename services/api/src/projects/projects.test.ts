import { ownApis } from '../../fixtures/running-api.ts';
import { joinCases } from './join.cases.ts';
import { projectListCases } from './projects.cases.ts';

describe('the list of projects', ownApis(projectListCases));
describe('joining', ownApis(joinCases));
