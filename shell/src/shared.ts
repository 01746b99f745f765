import type { SharedModules } from '@portal/contracts';
import * as progress from '@portal/progress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { site } from '../site.config.ts';
import { toast } from './chrome/toasts/toast-queue.ts';

const {
  useCompletedModules,
  useBookmarkedModules,
  useModuleNotes,
  useResearchPath,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useSettings,
  useStorageNotice,
  takeTargetModule,
  leaveTargetModule,
} = progress;

/**
 * What the shell hands to every app: the same objects in the browser and while pages are made. Chosen names instead of whole
 * modules keep tree shaking alive (design: federation, point 2).
 */
export const shared: SharedModules = {
  react: React,
  'react-dom': ReactDOM,
  'react-router-dom': { Link, NavLink, useLocation, useNavigate, useParams, useSearchParams },
  '@tanstack/react-query': { useQuery, useMutation, useQueryClient },
  '@portal/progress': {
    useCompletedModules,
    useBookmarkedModules,
    useModuleNotes,
    useResearchPath,
    useEthicalAiCompleted,
    useEthicalAiProgress,
    useSettings,
    useStorageNotice,
    takeTargetModule,
    leaveTargetModule,
  },
  '@portal/shell-api': { toast, site },
};
