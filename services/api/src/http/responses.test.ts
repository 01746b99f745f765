import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { documentCases } from '../openapi/openapi.cases.ts';
import { cachedListCases } from './cached-list.cases.ts';
import { problemCases } from './problem.cases.ts';
import { responseSchemaCases } from './response-schema.cases.ts';
import { routeCases } from './routes.cases.ts';

// What is true for every route and every response.

/** One API for all tests that look only at what they have sent themselves. */
let api: TestApi;
beforeAll(async () => {
  api = await runningApi();
});
const shared = () => api;

describe('problems', () => problemCases(shared));
describe('cached lists', () => cachedListCases(shared));
describe('response schemas', () => responseSchemaCases(shared));
describe('the OpenAPI document', () => documentCases(shared));
describe('routes', () => routeCases(shared));
