import { useSettings } from '@portal/progress';
import { Select } from '@portal/ui';
import styles from './theme-choice.module.css';

const ID = 'theme';

/** The theme of the whole site: the device's, until the visitor chooses another one, and again if they wish. */
export function ThemeChoice() {
  const { settings, change } = useSettings();
  return (
    <div className={styles.choice}>
      <label htmlFor={ID}>Theme</label>
      <Select
        id={ID}
        value={settings.theme ?? 'system'}
        onChange={({ target: { value } }) => change({ theme: value === 'light' || value === 'dark' ? value : 'system' })}
      >
        <option value="system">Same as your device</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Select>
    </div>
  );
}
