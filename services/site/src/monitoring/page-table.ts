import { html, type Markup } from './markup.ts';

/** A text longer than this may take several lines. */
const LONG = 24;

/** A table that scrolls by itself on narrow screens, with the keyboard as well. Columns of numbers are right-aligned. */
export function pageTable(caption: string, heads: readonly string[], rows: readonly (readonly (string | number)[])[]): Markup {
  const isNumber = (column: number) => rows.some((row) => typeof row[column] === 'number');
  const side = (column: number, cell: string | number = '') =>
    isNumber(column) ? html` class="number"` : String(cell).length >= LONG ? html` class="long"` : undefined;
  return html`<div class="wide" role="region" aria-label="${caption}" tabindex="0"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head, column) => html`<th scope="col"${side(column)}>${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) => html`<tr>${row.map((cell, column) =>
      column === 0 ? html`<th scope="row"${side(column, cell)}>${cell}</th>` : html`<td${side(column, cell)}>${cell}</td>`,
    )}</tr>
`,
  )}</tbody></table></div>`;
}
