type Values = Readonly<Record<string, string | number | null>>;

/** The text with the value of each name in curly brackets, such as `{count}`; brackets with another name stay. */
export function formatCopy(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The same content with every text in it formatted by {@link formatCopy}, at any depth. */
export function formatAllCopy<Content>(content: Content, values: Values): Content {
  return formatted(content, values) as Content;
}

function formatted(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return formatCopy(value, values);
  if (Array.isArray(value)) return value.map((item) => formatted(item, values));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, formatted(inner, values)]));
  return value;
}
