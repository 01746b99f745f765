import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { reportCases } from '../conduct/conduct.cases.ts';
import { feedbackCases } from '../feedback/feedback.cases.ts';
import { generatedFeedbackCases } from '../feedback/feedback.fuzz.cases.ts';
import { submissionCases } from '../projects/submissions.cases.ts';

// What each form accepts and refuses.

/** One API for all tests that look only at what they have sent themselves. */
let api: TestApi;
beforeAll(async () => {
  api = await runningApi();
});
const shared = () => api;

describe('feedback', () => feedbackCases(shared));
describe('reports', () => reportCases(shared));
describe('projects', () => submissionCases(shared));
describe('generated feedback', generatedFeedbackCases);
