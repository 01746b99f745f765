import type { SearchEntry } from '@portal/contracts';
import { fragmentOf } from './src/curriculum/place.ts';
import { conceptsOf } from './src/modules/concepts.ts';
import type { Module } from './src/modules/module.ts';
import type { PathModule } from './src/modules/path-module.ts';
import { textPages } from './src/modules/text-pages.ts';

const courses = {
  curriculum: { page: '/modules', called: 'Educational Modules' },
  research: { page: '/research-modules', called: 'Research Learning Path' },
} as const;
const keptAs = { curriculum: 'curriculum', research: 'research-path' } as const;

/**
 * Every text that can be opened, by its title, its description, and the words that it explains. A result opens the reading view. The
 * module with a page of another app is that app's to name.
 */
export async function search(): Promise<SearchEntry[]> {
  return Promise.all(textPages.map(({ course, module }) => entryOf(course, module)));
}

async function entryOf(course: keyof typeof courses, module: Module | PathModule): Promise<SearchEntry> {
  const { id, slug, title, description, level, text } = module;
  const { page, called } = courses[course];
  return {
    kind: 'module',
    title,
    text: description,
    address: page + fragmentOf(slug),
    also: [called, level, ...conceptsOf(await text.load())].join(' '),
    progress: { of: keptAs[course], id },
  };
}
