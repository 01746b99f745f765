import { nodeProgram } from '@portal/build';

export default nodeProgram({ dir: import.meta.dirname, entry: { site: './src/cli.ts' }, external: ['playwright-core'] });
