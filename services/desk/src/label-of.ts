import type { Option } from '@portal/contracts';

/** The label of an option, or the value if it is older than the labels. */
export const labelOf = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
