import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** Every component in every state: `pnpm dev` in packages/ui. `?theme=light` and `?theme=dark` show one theme only. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pluginReact()],
  source: { entry: { index: './gallery.tsx' } },
  html: { title: 'Gallery' },
  output: { overrideBrowserslist: ['chrome >= 123', 'firefox >= 125', 'safari >= 17.5'] },
});
