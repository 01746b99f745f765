import { site } from '@portal/shell-api';
import { Link } from 'react-router-dom';
import styles from './x.module.css';
export function Page() {
  return (
    <>
      <h1 className={styles.a}>{site.name}</h1>
      <Link to="/volunteer">V</Link>
    </>
  );
}
