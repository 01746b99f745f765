import { leaveTargetModule } from '@portal/progress';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placeOnPath } from './place-on-path.ts';
import styles from './steps.module.css';
import type { StepsWords } from './steps.schema.ts';

/** The modules before and after. The Modules page opens the one whose id it finds left behind. */
export function Steps({ words }: { readonly words: StepsWords }) {
  const { position, total, previous, next } = placeOnPath;
  return (
    <nav aria-label={words.label} className={styles.steps} data-print="none">
      <Step rel="prev" module={previous} className={styles.previous}>
        <ArrowLeft aria-hidden />
        <Words {...words.previous} />
      </Step>
      <p className={styles.position}>
        {position}/{total}
      </p>
      <Step rel="next" module={next} className={styles.next}>
        <Words {...words.next} />
        <ArrowRight aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly module: number;
  readonly rel: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Step({ module, rel, className, children }: StepProps) {
  // A click that opens a new tab leaves nothing in this one.
  function leave({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) leaveTargetModule(module);
  }
  return (
    <Link to="/modules" rel={rel} onClick={leave} className={`${styles.step} ${className ?? ''}`}>
      {children}
    </Link>
  );
}

function Words({ word, title }: StepsWords['previous']) {
  return (
    <span>
      <span className={styles.word}>{word}</span> {title}
    </span>
  );
}
