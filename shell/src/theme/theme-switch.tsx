import { useSettings } from '@portal/progress';
import { IconButton } from '@portal/ui';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import styles from './theme-switch.module.css';

const LABEL = 'Switch between light and dark mode';

/** Switches between light and dark; without a choice, the system's theme applies. The HTML contains both icons, and the styles show one. */
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
  return <IconButton className={styles.switch} label={LABEL} icon={icon} onClick={flip} />;
}
