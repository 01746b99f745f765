import type { SharedModules, SharedName } from '@portal/contracts';
import * as progress from '@portal/progress';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import donationQr from '../../media/donation-qr.svg';
import { site } from '../../site.config.ts';
import { toast } from '../chrome/toasts/toast-queue.ts';

const {
  useCompletedModules,
  useBookmarkedModules,
  useModuleNotes,
  useAnswers,
  useResearchPath,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useSettings,
  useStorageNotice,
  takeTargetModule,
  leaveTargetModule,
} = progress;

/**
 * What the shell shares with every app and uses itself: the same objects in the browser and while prerendering. Selected names
 * instead of whole modules keep tree shaking working (design: federation, point 2).
 */
export const shared: Omit<SharedModules, LazySharedName> = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams },
  '@portal/progress': {
    useCompletedModules,
    useBookmarkedModules,
    useModuleNotes,
    useAnswers,
    useResearchPath,
    useEthicalAiCompleted,
    useEthicalAiProgress,
    useSettings,
    useStorageNotice,
    takeTargetModule,
    leaveTargetModule,
  },
  '@portal/shell-api': { toast, site: { ...site, donationQr } },
};

/** Shared modules that the shell does not use itself. They are loaded on demand, from chunks of the shell. */
export type LazySharedName = Extract<SharedName, '@tanstack/react-query'>;

/** Imports {@link LazySharedName lazy shared modules}; {@link lazyFiles} has the name of each one's chunk. */
export const lazyShared: Readonly<Record<LazySharedName, () => Promise<object>>> = {
  '@tanstack/react-query': async () => {
    const { useQuery, useMutation, useQueryClient } = await import(/* webpackChunkName: "with-react-query" */ './shared-query.ts');
    return { useQuery, useMutation, useQueryClient };
  },
};

/** Beginning of the file's name of each lazy shared module, for the page maker's preload tags. */
export const lazyFiles: Readonly<Record<LazySharedName, string>> = { '@tanstack/react-query': 'with-react-query' };
