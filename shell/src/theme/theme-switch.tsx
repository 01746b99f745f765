import { useSettings } from '@portal/progress';
import { IconButton } from '@portal/ui';
import { Moon, Sun } from 'lucide-react';
import styles from './theme-switch.module.css';

/** Switches between light and dark; without a choice the system's theme holds. Both icons stand in the HTML, the styles show one. */
export function ThemeSwitch() {
  const { change } = useSettings();
  function flip() {
    const chosen = document.documentElement.dataset.theme;
    const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    change({ theme: dark ? 'light' : 'dark' });
  }
  const icon = (
    <span className={styles.icons}>
      <Moon className={styles.moon} aria-hidden />
      <Sun className={styles.sun} aria-hidden />
    </span>
  );
  return <IconButton label="Switch between light and dark" icon={icon} onClick={flip} />;
}
