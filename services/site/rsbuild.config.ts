import { nodeProgram } from '@portal/build-presets';

export default nodeProgram({ dir: import.meta.dirname, entry: { site: './src/cli.ts' }, external: ['playwright-core'] });
