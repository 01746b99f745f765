import { buttonClass, PageHeader } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import styles from './hero.module.css';
import type { HomeStrings } from './home.schema.ts';

interface Props {
  readonly strings: HomeStrings['hero'];
  readonly headline: string;
}

/** What this is, for whom, and the one way to begin. */
export function Hero({ strings, headline }: Props) {
  return (
    <PageHeader title={headline} className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.lead}>{strings.lead}</p>
        <Link to="/modules" className={`${buttonClass({ size: 'lg' })} ${styles.begin}`}>
          {strings.button}
          <ArrowRight aria-hidden className={styles.arrow} />
        </Link>
        <p className={styles.note}>{strings.note}</p>
      </div>
    </PageHeader>
  );
}
