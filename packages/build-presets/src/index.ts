export { type DevOptions, startDevServer } from './dev-server.ts';
export { type FeatureAppOptions, featureApp } from './feature-app.ts';
export { nodeProgram } from './node-program.ts';
export { shellApp } from './shell-app.ts';
