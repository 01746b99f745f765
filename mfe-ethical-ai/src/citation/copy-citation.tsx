import { Button } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import styles from './citation.module.css';
import type { CitationStrings } from './citation.schema.ts';

interface Props {
  readonly strings: Pick<CitationStrings, 'advice' | 'copy' | 'notCopied' | 'alerts'>;
  /** Copies the citation; false if that is not possible. */
  readonly onCopy: () => Promise<boolean>;
}

/** Copies the citation, and says whether that worked. */
export function CopyCitation({ strings, onCopy }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    const copied = await onCopy();
    setSaid(copied ? strings.alerts.copied : strings.notCopied);
    if (copied) window.alert(strings.alerts.copied);
  }

  return (
    <div className={styles.after}>
      <p className={styles.advice}>{strings.advice}</p>
      <div className={styles.actions} data-print="none">
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {strings.copy}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}
