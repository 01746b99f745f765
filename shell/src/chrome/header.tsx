import { Link } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { Search } from '../search/search.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';

/** Logo and name, which link to the home page, the main pages, the search and the theme switch. */
export function Header() {
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.inner}>
        <Link to="/" data-heading-face className={styles.brand}>
          <Logo />
          <span>{site.name}</span>
        </Link>
        <MainNavigation />
        <Search />
        <ThemeSwitch />
      </div>
    </header>
  );
}
