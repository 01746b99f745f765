import type { Option } from '@portal/contracts';

/** The label of an option, or the value where it came before there were labels. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
