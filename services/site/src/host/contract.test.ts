import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeContract } from '../../fixtures/kept-contract.ts';
import { serve } from '../../fixtures/served-site.ts';
import { WITH_FORM } from './headers.ts';

test('the pages with a form are at addresses of the portal', () => {
  const manifest = readFileSync(path.join(__dirname, '../../../../mfe-collaborate/app.ts'), 'utf8');
  expect(WITH_FORM.filter((address) => !manifest.includes(`path: '${address}'`))).toEqual([]);
});

describe('by the host of the portal', () => describeContract((storeDir, api) => serve(storeDir, api.address)));
