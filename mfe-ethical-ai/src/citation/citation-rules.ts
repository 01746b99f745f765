/** What a visitor enters to have a citation made (2-content-pages.md section 3, "Citation inputs"). */
export interface CitationInputs {
  /** One of the named tools, {@link OTHER}, or empty while none is chosen. */
  readonly tool: string;
  /** The typed name; it counts when the tool is {@link OTHER}. */
  readonly otherName: string;
  readonly company: string;
  readonly dates: string;
  readonly usage: string;
}

export type InputName = keyof CitationInputs;

/** The choice that asks for a name of the visitor's own. */
export const OTHER = 'other';

/** Which statement a use asks for. */
export type StatementKind = 'writing' | 'literature' | 'analysis' | 'other';

/** What is missing: any of the fields, or else only the typed name of another tool (3-decisions.md, "Citation keywords"). */
export interface Missing {
  readonly alert: 'fields' | 'otherName';
  readonly fields: readonly InputName[];
}

/** Parts of words that decide, in the order in which they are looked for (2-content-pages.md section 5, "Citation generator"). */
const KEYWORDS: readonly (readonly [StatementKind, readonly string[]])[] = [
  ['writing', ['writing', 'grammar']],
  ['literature', ['literature', 'search']],
  ['analysis', ['analysis', 'statistical']],
];

const isBlank = (text: string): boolean => text.trim() === '';

/** What keeps the citation from being made; nothing when all is there. Blanks alone are nothing. */
export function missingIn(inputs: CitationInputs): Missing | undefined {
  const needed = (['tool', 'company', 'dates', 'usage'] as const).filter((name) => isBlank(inputs[name]));
  const unnamed: readonly InputName[] = inputs.tool === OTHER && isBlank(inputs.otherName) ? ['otherName'] : [];
  if (needed.length > 0) return { alert: 'fields', fields: [...needed, ...unnamed].sort(byPosition) };
  return unnamed.length > 0 ? { alert: 'otherName', fields: unnamed } : undefined;
}

/** The statement that the how-used text asks for: substrings, case-insensitive, first match in the specified order. */
export function statementKind(usage: string): StatementKind {
  const text = usage.toLowerCase();
  return KEYWORDS.find(([, strings]) => strings.some((word) => text.includes(word)))?.[0] ?? 'other';
}

/** The citation: names the tool, company, dates and the lowercased usage. The use goes on inside a sentence, so its full stop goes. */
export function citationOf(inputs: CitationInputs, statements: Readonly<Record<StatementKind, string>>): string {
  const values: Readonly<Record<string, string>> = {
    tool: (inputs.tool === OTHER ? inputs.otherName : inputs.tool).trim(),
    company: inputs.company.trim(),
    dates: inputs.dates.trim(),
    usage: inputs.usage
      .trim()
      .replace(/[.\s]+$/, '')
      .toLowerCase(),
  };
  return statements[statementKind(inputs.usage)].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const ORDER: readonly InputName[] = ['tool', 'otherName', 'company', 'dates', 'usage'];
const byPosition = (a: InputName, b: InputName): number => ORDER.indexOf(a) - ORDER.indexOf(b);
