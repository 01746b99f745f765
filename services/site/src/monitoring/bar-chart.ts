import { html, type Markup } from './markup.ts';

/** One bar. */
export interface Bar {
  readonly value: number;
  /** Whether something changed here: draws a line before the bar. */
  readonly mark?: boolean;
}

/** What a chart shows. */
export interface Chart {
  /** The whole chart in one sentence, for readers who cannot see it. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Labels at its two ends. */
  readonly ends: readonly [string, string];
}

const HEIGHT = 24;
/** A bar for any value above zero stays visible. */
const MIN_HEIGHT = 1;

/** A bar chart without text in it: it may be stretched, and the text beside it stays the same size everywhere. */
export function barChart({ label, bars, ends }: Chart): Markup {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const height = (value: number) => (value === 0 ? 0 : Math.max(MIN_HEIGHT, (value / max) * HEIGHT));
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return html`<svg viewBox="0 0 ${Math.max(1, bars.length)} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">
${bars.map(({ value, mark }, index) => [
  mark ? html`<line class="mark" x1="${index}" x2="${index}" y1="0" y2="${HEIGHT}"/>` : undefined,
  value > 0
    ? html`<rect x="${rounded(index + 0.1)}" width="0.8" y="${rounded(HEIGHT - height(value))}" height="${rounded(height(value))}"/>`
    : undefined,
])}<line class="ground" x1="0" x2="${Math.max(1, bars.length)}" y1="${HEIGHT}" y2="${HEIGHT}"/>
</svg>
<p class="ends"><span>${ends[0]}</span><span>${ends[1]}</span></p>`;
}
