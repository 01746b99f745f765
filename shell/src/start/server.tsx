import type { ShellServer } from '@portal/contracts';
import { site } from '../../site.config.ts';
import { earlierRuntimeFile, earlierRuntimes } from '../federation/earlier-runtimes.ts';
import { shared as sharedModules } from '../federation/shared.ts';
import { renderBody } from '../prerender/render-body.tsx';
import { renderDocument } from '../prerender/render-document.tsx';
import { webManifestOf } from '../prerender/web-manifest.ts';

const server: ShellServer = {
  site,
  shared: sharedModules,
  provides: PROVIDED_VERSIONS,
  mfRuntimes: [MF_RUNTIME_VERSION, ...Object.keys(earlierRuntimes)],
  lazyFiles: Object.fromEntries(Object.keys(earlierRuntimes).map((version) => [version, earlierRuntimeFile(version)])),
  webManifest: webManifestOf(site),
  renderBody,
  renderDocument,
};

export const { shared, provides, mfRuntimes, lazyFiles, webManifest } = server;
export { renderBody, renderDocument, site };
