import type { ShellServer } from '@portal/contracts';
import { site } from '../../site.config.ts';
import { earlierRuntimeFile, earlierRuntimes } from '../federation/earlier-runtimes.ts';
import { shared as eager, lazyFiles as lazyModules } from '../federation/shared.ts';
import { useMutation, useQuery, useQueryClient } from '../federation/shared-query.ts';
import { renderBody } from '../prerender/render-body.tsx';
import { renderDocument } from '../prerender/render-document.tsx';

const server: ShellServer = {
  site,
  shared: { ...eager, '@tanstack/react-query': { useQuery, useMutation, useQueryClient } },
  provides: PROVIDED_VERSIONS,
  mfRuntimes: [MF_RUNTIME_VERSION, ...Object.keys(earlierRuntimes)],
  lazyFiles: {
    ...lazyModules,
    ...Object.fromEntries(Object.keys(earlierRuntimes).map((version) => [version, earlierRuntimeFile(version)])),
  },
  renderBody,
  renderDocument,
};

export const { shared, provides, mfRuntimes, lazyFiles } = server;
export { renderBody, renderDocument, site };
