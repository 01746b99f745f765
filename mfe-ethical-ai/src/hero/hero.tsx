import { Badge, PageHeader } from '@portal/ui';
import drawing from '../../media/drawings/navigator.svg';
import styles from './hero.module.css';
import type { HeroWords } from './hero.schema.ts';
import { LinkedText } from './linked-text.tsx';

interface Props {
  readonly words: HeroWords;
  /** Where the module stands on the path, such as "12/19". */
  readonly place: string;
}

/** What the module is for, and the two frameworks that it builds on. */
export function Hero({ words, place }: Props) {
  return (
    <div className={styles.hero}>
      <PageHeader
        badge={
          <Badge tone="primary">
            {words.badge} {place}
          </Badge>
        }
        title={words.heading}
        lead={words.lead}
      >
        <p>
          <LinkedText {...words.intro} />
        </p>
        <noscript>
          <p className={styles.noScripts}>{words.noScripts}</p>
        </noscript>
      </PageHeader>
      <img className={styles.drawing} src={drawing} alt={words.drawing} width={320} height={240} />
    </div>
  );
}
