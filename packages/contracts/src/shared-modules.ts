import type { ShellApi } from './shell-api.ts';

/** Version of the shell's own API; its minor part increases when a name is added. */
export const SHELL_API_VERSION = '1.1.0';

const names = <const Names extends Record<string, readonly string[] | 'all'>>(value: Names): Names => value;

/**
 * The modules that the shell provides to every app, and the names it provides from each (design: federation, points 2 and 3). `'all'`
 * provides the whole module. The list is a contract: names are added, but never removed while a live or previous release uses them.
 * `shared-modules.d.ts` narrows the types of these modules to the same names for the apps' type check.
 */
export const sharedModules = names({
  react: 'all',
  'react-dom': 'all',
  'react-router-dom': ['Link', 'NavLink', 'useLocation', 'useNavigate', 'useParams', 'useSearchParams'],
  '@portal/progress': [
    'useCompletedModules',
    'useBookmarkedModules',
    'useModuleNotes',
    'useReadingPlaces',
    'useAnswers',
    'useResearchPath',
    'useEthicalAiCompleted',
    'useEthicalAiProgress',
    'useKeptOffline',
    'useSettings',
    'useStorageNotice',
    'takeTargetModule',
    'leaveTargetModule',
  ],
  '@portal/shell-api': ['toast', 'site', 'useOffline'],
});

/** Name of a module that the shell provides to apps. */
export type SharedName = keyof typeof sharedModules;

/** Every shared module by name, as the shell's builds have to provide it. */
export type SharedModules = Record<Exclude<SharedName, '@portal/shell-api'>, object> & { '@portal/shell-api': ShellApi };
