import type { SharedModules } from '@portal/contracts';
import { linkIfSet } from '@portal/contracts';
import * as progress from '@portal/progress';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import donationQr from '../../media/donation-qr.svg';
import { site } from '../../site.config.ts';
import { toast } from '../chrome/toasts/toast-queue.ts';
import { useOffline } from '../offline/use-offline.ts';

const {
  useCompletedModules,
  useBookmarkedModules,
  useModuleNotes,
  useReadingPlaces,
  useAnswers,
  useResearchPath,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useKeptOffline,
  useSettings,
  useStorageNotice,
  takeTargetModule,
  leaveTargetModule,
} = progress;

/**
 * What the shell shares with every app and uses itself: the same objects in the browser and during prerendering. Selected names instead of
 * whole modules keep tree shaking working (design: federation, point 2).
 */
export const shared: SharedModules = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams },
  '@portal/progress': {
    useCompletedModules,
    useBookmarkedModules,
    useModuleNotes,
    useReadingPlaces,
    useAnswers,
    useResearchPath,
    useEthicalAiCompleted,
    useEthicalAiProgress,
    useKeptOffline,
    useSettings,
    useStorageNotice,
    takeTargetModule,
    leaveTargetModule,
  },
  '@portal/shell-api': { toast, useOffline, site: { ...site, ...(linkIfSet(site.links.donationPage) && { donationQr }) } },
};
