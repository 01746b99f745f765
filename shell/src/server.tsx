import { MF_RUNTIME_VERSION, type ShellServer } from '@portal/contracts';
import { site } from '../site.config.ts';
import { renderBody } from './making/render-body.tsx';
import { renderDocument } from './making/render-document.tsx';
import { shared as sharedModules } from './shared.ts';

const server: ShellServer = {
  site,
  shared: sharedModules,
  provides: PROVIDED_VERSIONS,
  mfRuntimes: [MF_RUNTIME_VERSION],
  renderBody,
  renderDocument,
};

export const { shared, provides, mfRuntimes } = server;
export { renderBody, renderDocument, site };
