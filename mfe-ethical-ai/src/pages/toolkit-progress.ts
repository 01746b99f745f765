import { useEthicalAiProgress, useSettings } from '@portal/progress';
import { useEffect } from 'react';

type Progress = ReturnType<typeof useEthicalAiProgress>;

/** The progress of the toolkit. With every change, the theme that the visitor has chosen is stored too (docs/decisions/0025). */
export function useToolkitProgress(): Progress {
  const { progress, change } = useEthicalAiProgress();
  const { theme } = useSettings().settings;
  const dark = theme === 'dark' || theme === 'light' ? { dark: theme === 'dark' } : {};
  return { progress, change: (part) => change({ ...part, ...dark }) };
}

/** A visitor who used the dark theme here and whose setting for the site is gone gets it back. The site's own setting always wins. */
export function useRestoredTheme(): void {
  const { dark } = useEthicalAiProgress().progress;
  const { settings, change } = useSettings();
  const isLost = dark && settings.theme === undefined;
  useEffect(() => {
    if (isLost) change({ theme: 'dark' });
  }, [isLost, change]);
}
