import type { IndexedEntry } from '@portal/contracts';

/** What a result is called. A result of an unknown kind is shown without a label. */
const KINDS: Readonly<Record<string, string>> = {
  module: 'Module',
  term: 'Term',
  tool: 'Tool',
  project: 'Project',
  resource: 'Resource',
  page: 'Page',
};

/** Labels and messages of the search. They are loaded with it, so no page contains them. */
export const searchCopy = {
  label: 'Search modules, tools, resources and pages',
  /** Shown in the field while it is empty; short enough for a phone. */
  example: 'Type a word or two',
  results: 'Results',
  loading: 'Loading …',
  failed: { title: 'Search could not be loaded', text: 'Check your connection and try again.', retry: 'Try again' },
  hint: 'Small typos are fine. Use the arrow keys to choose a result and Enter to open it.',
  completed: 'Completed',
  bookmarked: 'Bookmarked',
  kindOf: ({ kind }: IndexedEntry): string | undefined => KINDS[kind],
  /** How many there are, and how many of them are shown. */
  count: (shown: number, all: number): string => {
    if (shown < all) return `The best ${shown} of ${all} results`;
    return all === 1 ? '1 result' : `${all} results`;
  },
  nothing: (query: string): string => `Nothing found for “${query}”. Try different words or fewer words, or go to one of these pages:`,
  /** Where most people who found nothing wanted to go. */
  instead: [
    { label: 'Start here: the modules', to: '/modules' },
    { label: 'Research projects', to: '/collaborate' },
    { label: 'Report an incident', to: '/code-of-conduct#report' },
    { label: 'Your data', to: '/your-data' },
    { label: 'Contact and feedback', to: '/feedback' },
    { label: 'Glossary', to: '/glossary' },
  ],
};
