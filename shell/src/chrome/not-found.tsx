import { buttonClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import styles from './not-found.module.css';

/** What an address shows that no app owns (1-platform.md section 2). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <h1>404 Page Not Found</h1>
      <p className={styles.hint}>Did you forget to add the page to the router?</p>
      <p>Nothing stands at this address. It may have been moved, or the link may have a typing mistake in it.</p>
      <p>
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          Go to the home page
        </Link>
      </p>
    </div>
  );
}
