import { formatCopy } from '@portal/contracts';
import { writeDataFile } from '@portal/progress/data-file';
import { Button, download } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './steps.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings['save'];
  /** Name of the site, which the file's name begins with. */
  readonly site: string;
}

/** Saves everything to a file, and says under which name. */
export function SaveFile({ strings, site }: Props) {
  const { stored } = useStoredAndSteps();
  const [saved, setSaved] = useState('');

  const save = () => {
    if (!stored) return;
    const madeAt = new Date();
    const name = fileName(`${site} ${strings.fileName}`, madeAt);
    download(name, writeDataFile(stored.now(), { madeBy: site, madeAt }), 'application/json');
    setSaved(name);
  };

  return (
    <div className={styles.step}>
      <p>{strings.text}</p>
      <div>
        <Button icon={<Download aria-hidden />} onClick={save}>
          {strings.button}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {saved && formatCopy(strings.done, { file: saved })}
      </p>
      <p>
        <Link to="/record">{strings.record}</Link>
      </p>
    </div>
  );
}

/** The day in the visitor's own time zone. */
function fileName(strings: string, day: Date): string {
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return `${strings.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${date}.json`;
}
