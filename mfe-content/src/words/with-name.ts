/** The same content with the organization's name wherever a text says `{name}`, however deep the text stands. */
export function withName<Content>(content: Content, name: string): Content {
  return named(content, name) as Content;
}

function named(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{name}', () => name);
  if (Array.isArray(value)) return value.map((item) => named(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, name)]));
  return value;
}
