import { describeContract } from '../../fixtures/kept-contract.ts';
import { describeNginx, serveWithNginx } from '../../fixtures/nginx.ts';

describeNginx("by Debian's nginx", () => describeContract((storeDir, api) => serveWithNginx({ storeDir, apis: [api.port, api.port] })));
