import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { routeCases } from '../limits/audit.cases.ts';
import { documentCases } from '../openapi/openapi.cases.ts';
import { closedAnswerCases } from './closed-answer.cases.ts';
import { problemCases } from './problem.cases.ts';
import { sendReadyCases } from './send-ready.cases.ts';

// What holds for every route and every answer.

/** One for all that look only at what they sent themselves. */
let api: TestApi;
beforeAll(async () => {
  api = await runningApi();
});
const shared = () => api;

describe('problems', () => problemCases(shared));
describe('ready lists', () => sendReadyCases(shared));
describe('closed answers', closedAnswerCases);
describe('the OpenAPI document', () => documentCases(shared));
describe('routes', () => routeCases(shared));
