/** The background of a page in both themes, which browsers also use for their own bars: `--color-paper` of the tokens. */
export const PAPER = { light: '#fbf8f3', dark: '#12191d' } as const;

/** Tells browsers the background color of the page in the system's theme. */
export function themeColors(): string[] {
  return Object.entries(PAPER).map(
    ([theme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})">`,
  );
}
