/** Styles of the page of releases. It does not use the design tokens: its colors are those of the reader's system, light or dark. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --soft: color-mix(in srgb, CanvasText 75%, Canvas); --line: color-mix(in srgb, CanvasText 25%, Canvas);
  --bar: color-mix(in srgb, LinkText 60%, CanvasText); --sunken: color-mix(in srgb, CanvasText 6%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-inline-size: 68rem; background: Canvas; color: CanvasText;
  font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.9rem; margin-block: 0 0.5rem; }
h2 { font-size: 1.4rem; margin-block: 3rem 0.75rem; }
h3 { font-size: 1.1rem; margin-block: 0 0.25rem; }
p { margin-block: 0 0.75rem; max-inline-size: 42rem; }
.soft { color: var(--soft); }
.news { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
.news li { border: 1px solid var(--line); border-inline-start: 0.35rem solid var(--bar); border-radius: 0.6rem; padding: 1rem 1.25rem 0.5rem; }
pre { margin-block: 0 0.75rem; padding: 0.75rem 1rem; background: var(--sunken); border-radius: 0.4rem; white-space: pre-wrap;
  font: 0.95rem/1.5 ui-monospace, monospace; }
.wide { overflow-x: auto; }
.wide:focus-visible, summary:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
table { border-collapse: collapse; font-size: 0.95rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; min-inline-size: 100%; }
caption { text-align: start; padding-block-end: 0.5rem; color: var(--soft); }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-block-end: 1px solid var(--line); }
th, td, code { white-space: nowrap; }
.long { white-space: normal; min-inline-size: 16rem; }
.number { text-align: end; }
.charts { display: grid; align-items: start; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
figure { margin: 0; border: 1px solid var(--line); border-radius: 0.6rem; padding: 1rem 1.25rem; }
svg { display: block; inline-size: 100%; block-size: 6rem; margin-block-start: 0.75rem; fill: var(--bar); overflow: visible; }
svg line { stroke: var(--line); stroke-width: 1; vector-effect: non-scaling-stroke; }
svg .mark { stroke: CanvasText; stroke-dasharray: 3 3; }
.ends { display: flex; justify-content: space-between; gap: 1rem; margin-block: 0.25rem 0.5rem; font-size: 0.85rem; color: var(--soft); max-inline-size: none; }
summary { cursor: pointer; padding-block: 0.5rem; min-block-size: 44px; }
@media print { .wide { overflow: visible; } }
`;
