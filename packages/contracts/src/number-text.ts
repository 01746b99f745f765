/**
 * A number of at least 0 in English notation, with commas between thousands and one decimal at most: 12,345.6. The same as
 * `toLocaleString('en-US', { maximumFractionDigits: 1 })`, whose first call takes a tenth of a second on a slow phone.
 */
export function numberText(value: number): string {
  const [whole = '', decimal] = String(Math.round(value * 10) / 10).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimal === undefined ? grouped : `${grouped}.${decimal}`;
}
