/** A module's note as the view and the file show it. */
export interface Noted {
  readonly id: number;
  readonly title: string;
  /** The saved text, as it was written. */
  readonly text: string;
  /** Where the module opens; undefined for one that no longer exists. */
  readonly to?: string | { readonly hash: string };
}

interface Sheet {
  readonly heading: string;
  /** The site and the day, such as "OpenBench, 2026-11-21". */
  readonly from: string;
  readonly notes: readonly (Pick<Noted, 'title' | 'text'> & { readonly address?: string | undefined })[];
}

/** All notes as one Markdown text. The visitor's words are included exactly as they were written. */
export function asMarkdown({ heading, from, notes }: Sheet): string {
  const parts = notes.map(({ title, text, address }) => [`## ${title}`, ...(address ? [`<${address}>`] : []), text].join('\n\n'));
  return `${[`# ${heading}`, from, ...parts].join('\n\n')}\n`;
}

/** A day in the visitor's time zone, such as 2026-11-21. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
