import { Badge, PageHeader } from '@portal/ui';
import drawing from '../../media/drawings/navigator.svg';
import styles from './hero.module.css';
import type { HeroStrings } from './hero.schema.ts';
import { LinkedText } from './linked-text.tsx';

interface Props {
  readonly strings: HeroStrings;
  /** The module's position on the path, such as "12/19". */
  readonly position: string;
}

/** What the module is for, and the two frameworks that it builds on. */
export function Hero({ strings, position }: Props) {
  return (
    <div className={styles.hero}>
      <PageHeader
        badge={
          <Badge tone="primary">
            {strings.badge} {position}
          </Badge>
        }
        title={strings.heading}
        lead={strings.lead}
      >
        <p>
          <LinkedText {...strings.intro} />
        </p>
        <noscript>
          <p className={styles.noScripts}>{strings.noScripts}</p>
        </noscript>
      </PageHeader>
      <img className={styles.drawing} src={drawing} alt={strings.drawing} width={320} height={240} />
    </div>
  );
}
