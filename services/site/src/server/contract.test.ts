import { describeContract } from '../../fixtures/kept-contract.ts';
import { serve } from '../../fixtures/served-site.ts';

describe('by the host of the portal', () => describeContract((storeDir, api) => serve(storeDir, api.address)));
