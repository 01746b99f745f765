import { buttonClass, PageHeader } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import styles from './hero.module.css';
import type { HomeWords } from './home.schema.ts';

interface Props {
  readonly words: HomeWords['hero'];
  readonly headline: string;
}

/** What this is, for whom, and the one way to begin. */
export function Hero({ words, headline }: Props) {
  return (
    <PageHeader title={headline} className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.lead}>{words.lead}</p>
        <Link to="/modules" className={`${buttonClass({ size: 'lg' })} ${styles.begin}`}>
          {words.button}
          <ArrowRight aria-hidden className={styles.arrow} />
        </Link>
        <p className={styles.note}>{words.note}</p>
      </div>
    </PageHeader>
  );
}
