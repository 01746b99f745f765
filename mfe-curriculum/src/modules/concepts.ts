import type { MarkdownDocument } from '@portal/editorial';

/** Headings of stories say who they are about, not what. */
const STORY = /^Worked example\b/;
/** A file to download has its own entry in the search. */
const MARKED = /<(h3|strong|a)\b(?![^>]*\sdownload=)[^>]*>(.*?)<\/\1>/gs;
const ABBREVIATION = /\b[A-Z]{2,}[A-Za-z]*\b/g;

/** What a text explains, in its own words: its small headings, its bold text, its links, and abbreviations. Each once. */
export function conceptsOf({ sections }: Pick<MarkdownDocument, 'sections'>): string[] {
  const explaining = sections.filter(({ id }) => id !== 'check-yourself');
  const concepts = explaining.flatMap(({ html: linked }) => {
    // A text that uses a term explains it only where the term is bold.
    const html = linked.replace(/<a class="term"[^>]*>(.*?)<\/a>/gs, '$1');
    return [...[...html.matchAll(MARKED)].map(([, , words = '']) => plain(words)), ...(plain(html).match(ABBREVIATION) ?? [])];
  });
  return [...new Set(concepts)].filter((words) => words !== '' && !STORY.test(words));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? ' ')
    .replace(/[\s.:,]+$/, '')
    .trim();
}
