import { Button } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styles from './citation.module.css';
import type { CitationWords } from './citation.schema.ts';

interface Props {
  readonly words: Pick<CitationWords, 'advice' | 'copy' | 'notCopied' | 'alerts'>;
  /** Copies the citation; false where that is not possible. */
  readonly onCopy: () => Promise<boolean>;
}

/** Takes the citation along, and says whether that worked. */
export function CopyCitation({ words, onCopy }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    const copied = await onCopy();
    setSaid(copied ? words.alerts.copied : words.notCopied);
    if (copied) window.alert(words.alerts.copied);
  }

  return (
    <div className={styles.after}>
      <p className={styles.advice}>{words.advice}</p>
      <div className={styles.actions} data-print="none">
        <Button look="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}
