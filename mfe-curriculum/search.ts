import type { SearchEntry } from '@portal/contracts';
import type { Term } from '@portal/editorial';
import terms from './content/glossary.yaml';
import { fragmentOf } from './src/curriculum/place.ts';
import { conceptsOf } from './src/modules/concepts.ts';
import type { Module } from './src/modules/module.ts';
import type { PathModule } from './src/modules/path-module.ts';
import { textPages } from './src/modules/text-pages.ts';
import { contentOf, dataAddress, dataFiles, templateAddress, templates } from './src/templates/downloads.ts';

const courses = {
  curriculum: { page: '/modules', called: 'Educational Modules' },
  research: { page: '/research-modules', called: 'Research Learning Path' },
} as const;
const storedAs = { curriculum: 'curriculum', research: 'research-path' } as const;

/**
 * Every term of the glossary, every template and table to download, and every text that can be opened, by its title, its description, and
 * the words that it explains. A result opens the reading view. If a module's page belongs to another app, that app provides its entry.
 */
export async function search(): Promise<SearchEntry[]> {
  const texts = await Promise.all(textPages.map(({ course, module }) => entryOf(course, module)));
  return [...texts, ...terms.map(termEntry), ...templates.map(templateEntry), ...dataFiles.map(dataEntry)];
}

function templateEntry({ name, title, purpose }: (typeof templates)[number]): SearchEntry {
  return {
    kind: 'resource',
    title,
    text: purpose,
    address: templateAddress(name),
    also: 'template form to fill in download Word docx Markdown',
  };
}

function dataEntry(file: (typeof dataFiles)[number]): SearchEntry {
  const { name, title } = file;
  return {
    kind: 'resource',
    title,
    text: `Simulated data, ${contentOf(file)}.`,
    address: dataAddress(name),
    also: `CSV data set download ${name}`,
  };
}

/** A term with its definition, which may be all that someone who searches for it wants. */
function termEntry({ id, term, definition, also = [] }: Term): SearchEntry {
  return {
    kind: 'term',
    title: term,
    text: definition,
    address: `/glossary#${id}`,
    ...(also.length > 0 && { also: also.join(' ') }),
  };
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
    progress: { of: storedAs[course], id },
  };
}
