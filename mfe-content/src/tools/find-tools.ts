/** What the visitor is looking for. */
export interface SearchFilters {
  readonly query: string;
  /** One of the categories; `undefined` for all tools. */
  readonly category: string | undefined;
}

interface Findable {
  readonly name: string;
  readonly description: string;
  readonly aiFeature: string;
  readonly category: string;
}

/**
 * Case-insensitive substring match on name, description or aiFeature; the category matches exactly (1-platform.md section 5,
 * "Search (tools)").
 */
export function findTools<Tool extends Findable>(tools: readonly Tool[], { query, category }: SearchFilters): Tool[] {
  const text = query.trim().toLowerCase();
  return tools.filter(
    (tool) =>
      (category === undefined || tool.category === category) &&
      [tool.name, tool.description, tool.aiFeature].some((part) => part.toLowerCase().includes(text)),
  );
}

/** Every category once, in the order of the list. */
export function categoriesOf(tools: readonly Pick<Findable, 'category'>[]): string[] {
  return [...new Set(tools.map(({ category }) => category))];
}
