import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

// The review desk is a separate page without federation: no app's code runs where reviewers are signed in.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './src/desk.tsx' } },
  html: { template: './src/index.html', scriptLoading: 'module', favicon: './src/icon.svg' },
  mode: 'production',
  dev: { progressBar: false },
  performance: { printFileSize: false },
  output: {
    distPath: { root: process.env.PORTAL_OUT_DIR ?? 'dist/now', js: '', css: '', font: '', svg: '', image: '' },
    filename: { js: '[name].[contenthash:8].js', css: '[name].[contenthash:8].css', font: '[name].[contenthash:8][ext]' },
    inlineScripts: false,
    legalComments: 'none',
    sourceMap: false,
    dataUriLimit: 0,
    overrideBrowserslist: ['chrome >= 123', 'edge >= 123', 'firefox >= 125', 'safari >= 17.5', 'ios_saf >= 17.5'],
  },
});
