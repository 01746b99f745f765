/** The ground of a page in both themes, which browsers paint their own edges with: `--color-paper` of the tokens. */
export const PAPER = { light: '#fbf8f3', dark: '#12191d' } as const;

/** Tells browsers the color of the page's ground in the system's theme. */
export function themeColors(): string[] {
  return Object.entries(PAPER).map(
    ([theme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})">`,
  );
}
