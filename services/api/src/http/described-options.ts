import type { Option } from '@portal/contracts';

/** The values of an option list, for the OpenAPI document; `orEmpty` adds the empty text of a select without a choice. */
export function valuesOf(options: readonly Option[], orEmpty?: 'or empty'): string[] {
  return [...options.map((option) => option.value), ...(orEmpty ? [''] : [])];
}

/** What a person reads for a stored value; empty for an empty one. */
export function labelOf(options: readonly Option[], value: string | null | undefined): string | undefined {
  return options.find((option) => option.value === value)?.label ?? (value || undefined);
}
