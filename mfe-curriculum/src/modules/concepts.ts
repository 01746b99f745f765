import type { MarkdownDocument } from '@portal/editorial';

/** Headings of stories say who, not what. */
const STORY = /^Worked example\b/;
const MARKED = /<(h3|strong)\b[^>]*>(.*?)<\/\1>/gs;

/** What a text explains, in its own words: its small headings and what it sets in bold type, each once. */
export function conceptsOf({ sections }: Pick<MarkdownDocument, 'sections'>): string[] {
  const marked = sections.flatMap(({ html }) => [...html.matchAll(MARKED)].map(([, , words = '']) => plain(words)));
  return [...new Set(marked)].filter((words) => words !== '' && !STORY.test(words));
}

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? ' ')
    .replace(/[\s.:,]+$/, '')
    .trim();
}
