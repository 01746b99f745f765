/**
 * A number of at least 0 as English writes it, with commas between thousands and one decimal at most: 12,345.6. The same as
 * `toLocaleString('en-US', { maximumFractionDigits: 1 })`, whose first call takes a slow phone a tenth of a second.
 */
export function numberText(value: number): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimal === undefined ? grouped : `${grouped}.${decimal}`;
}
