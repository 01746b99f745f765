import type { DecidedMany, ReviewReport } from '@portal/contracts';
import { Button, Checkbox, download, EmptyState, Notice, PageHeader } from '@portal/ui';
import { useState } from 'react';
import { ask, askText, sentenceOf } from '../ask.ts';
import { useChosen } from '../chosen.ts';
import styles from '../list.module.css';
import { Loaded } from '../loaded.tsx';
import { useSession } from '../session.tsx';
import { StatusFilter, useStatus } from '../status-filter.tsx';
import { useAsked } from '../use-asked.ts';

const STATUSES = { unread: 'Unread', read: 'Read', quarantined: 'Set aside' };

/** Sealed incident reports of each day: to download and to mark. Nothing here can open them. */
export function ReportsPage() {
  const status = useStatus(STATUSES);
  const asked = useAsked<readonly ReviewReport[]>(`reports?status=${status}`);
  return (
    <>
      <PageHeader
        title="Incident reports"
        lead="Reports are sealed. Download them and open them on your own computer with the report reader and your key; the guide is docs/reports.md. Each download is recorded with your name."
      />
      <StatusFilter choices={STATUSES} />
      <Loaded asked={asked}>{(reports) => <Sealed key={status} reports={reports} status={status} onDecided={asked.again} />}</Loaded>
    </>
  );
}

interface Props {
  readonly reports: readonly ReviewReport[];
  readonly status: string;
  readonly onDecided: () => void;
}

function Sealed({ reports, status, onDecided }: Props) {
  const chosen = useChosen();
  const { refresh } = useSession();
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'critical'; readonly words: string }>();
  const ids = reports.map(({ id }) => id).filter((id) => chosen.ids.has(id));
  const attempt = async (work: () => Promise<string>) => {
    try {
      setSaid({ tone: 'success', words: await work() });
    } catch (refused) {
      setSaid({ tone: 'critical', words: sentenceOf(refused) });
    }
    onDecided();
    void refresh();
  };
  const save = () =>
    attempt(async () => {
      download(`reports-${new Date().toISOString().slice(0, 10)}.txt`, await askText('reports/export', { ids }), 'text/plain');
      return `Downloaded: ${ids.length}.`;
    });
  const mark = (action: 'read' | 'release', done: string) =>
    attempt(async () => {
      const { decided } = await ask<DecidedMany>('reports/decisions', { ids, action, why: 'at the review desk' });
      chosen.set([]);
      return `${done}: ${decided}.`;
    });
  return (
    <>
      {said && <Notice tone={said.tone} role="status" title={said.words} />}
      {reports.length === 0 ? (
        <EmptyState title="Nothing here" level={2} />
      ) : (
        <>
          <div className={styles.buttons}>
            <Checkbox
              label={`All ${reports.length}`}
              checked={ids.length === reports.length}
              onChange={(event) => chosen.set(event.target.checked ? reports.map(({ id }) => id) : [])}
            />
            <Button size="sm" disabled={ids.length === 0} onClick={save}>
              Download
            </Button>
            {status !== 'read' && (
              <Button size="sm" variant="secondary" disabled={ids.length === 0} onClick={() => mark('read', 'Marked as read')}>
                Mark as read
              </Button>
            )}
            {status === 'quarantined' && (
              <Button
                size="sm"
                variant="secondary"
                disabled={ids.length === 0}
                onClick={() => mark('release', 'Put back with the unread reports')}
              >
                Put back with the unread reports
              </Button>
            )}
          </div>
          <ul className={styles.list}>
            {reports.map(({ id, day, bytes }) => (
              <li key={id} className={styles.row}>
                <Checkbox label={`Report ${id}`} checked={chosen.ids.has(id)} onChange={() => chosen.toggle(id)} />
                <span className={styles.fact}>
                  {day}, {Math.ceil(bytes / 1024)} KB
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
