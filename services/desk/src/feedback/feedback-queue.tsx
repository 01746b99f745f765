import { type DecidedMany, feedbackCategories, monthsKept, QUARANTINE_DAYS, type ReviewFeedback } from '@portal/contracts';
import { Button, Checkbox, EmptyState, Field, Notice, PageHeader, Select, TextInput } from '@portal/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ask, sentenceOf } from '../ask.ts';
import { useChosen } from '../chosen.ts';
import { labelOf } from '../label-of.ts';
import styles from '../list.module.css';
import { Loaded } from '../loaded.tsx';
import { waited } from '../moments.ts';
import { useSession } from '../session.tsx';
import { StatusFilter, useStatus } from '../status-filter.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { useAsked } from '../use-asked.ts';

const STATUSES = { unread: 'Unread', read: 'Read', quarantined: 'Set aside' };

interface Wanted {
  readonly text: string;
  readonly category: string;
  readonly page: string;
}

const ALL: Wanted = { text: '', category: '', page: '' };

/** Feedback in one status, the oldest first; many can be decided on at once. */
export function FeedbackQueue() {
  const status = useStatus(STATUSES);
  const asked = useAsked<readonly ReviewFeedback[]>(`feedback?status=${status}`, true);
  const [wanted, setWanted] = useState(ALL);
  const pages = useMemo(() => [...new Set((asked.answer ?? []).map(pageOf))].sort(), [asked.answer]);
  return (
    <>
      <PageHeader
        title="Feedback"
        lead={`Feedback that has been read is deleted after ${monthsKept('website_feedback', 'read')} months, unread feedback after ${monthsKept('website_feedback', 'unread')} months, and feedback that was set aside after ${QUARANTINE_DAYS} days.`}
      />
      <UndoNotice onUndone={asked.again} />
      <StatusFilter choices={STATUSES} />
      <div className={styles.bar}>
        <Field label="Words in the summary">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={wanted.text}
              onChange={(event) => setWanted({ ...wanted, text: event.target.value })}
            />
          )}
        </Field>
        <Field label="Kind">
          {(control) => (
            <Select {...control} value={wanted.category} onChange={(event) => setWanted({ ...wanted, category: event.target.value })}>
              <option value="">All kinds</option>
              {feedbackCategories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Page">
          {(control) => (
            <Select {...control} value={wanted.page} onChange={(event) => setWanted({ ...wanted, page: event.target.value })}>
              <option value="">All pages</option>
              {pages.map((page) => (
                <option key={page}>{page}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Loaded asked={asked}>
        {(all) => <Entries key={status} entries={all.filter((entry) => isWanted(entry, wanted))} status={status} onDecided={asked.again} />}
      </Loaded>
    </>
  );
}

interface EntriesProps {
  readonly entries: readonly ReviewFeedback[];
  readonly status: string;
  readonly onDecided: () => void;
}

/** Number of entries shown at a time; selecting all means all that were found. */
const DRAWN = 100;

function Entries({ entries, status, onDecided }: EntriesProps) {
  const chosen = useChosen();
  const { refresh } = useSession();
  const [said, setSaid] = useState<{ readonly tone: 'success' | 'critical'; readonly words: string }>();
  const [drawn, setDrawn] = useState(DRAWN);
  const ids = entries.map(({ id }) => id).filter((id) => chosen.ids.has(id));
  const decide = async (action: string, done: string) => {
    try {
      const { decided } = await ask<DecidedMany>('feedback/decisions', {
        ids,
        action,
        why: `${done} at the review desk, ${ids.length} at once`,
      });
      setSaid({ tone: 'success', words: `${done}: ${decided}.` });
      chosen.set([]);
    } catch (refused) {
      setSaid({ tone: 'critical', words: sentenceOf(refused) });
    }
    onDecided();
    void refresh();
  };
  const notice = said && <Notice tone={said.tone} role="status" title={said.words} />;
  if (entries.length === 0)
    return (
      <>
        {notice}
        <EmptyState title="Nothing here" level={2} />
      </>
    );
  return (
    <>
      <div className={styles.buttons}>
        <Checkbox
          label={`All ${entries.length.toLocaleString('en-US')}`}
          checked={ids.length === entries.length}
          onChange={(event) => chosen.set(event.target.checked ? entries.map(({ id }) => id) : [])}
        />
        {status === 'unread' && (
          <Button size="sm" disabled={ids.length === 0} onClick={() => decide('read', 'Read')}>
            Mark as read
          </Button>
        )}
        {status === 'quarantined' ? (
          <Button size="sm" disabled={ids.length === 0} onClick={() => decide('release', 'Back in the queue')}>
            Put back into the queue
          </Button>
        ) : (
          <Button size="sm" variant="secondary" disabled={ids.length === 0} onClick={() => decide('reject', 'Set aside')}>
            Set aside as spam
          </Button>
        )}
        <span className={styles.fact} role="status">
          {ids.length.toLocaleString('en-US')} selected
        </span>
      </div>
      {notice}
      <ul className={styles.list}>
        {entries.slice(0, drawn).map((entry) => (
          <li key={entry.id} className={styles.row}>
            <Checkbox label={`Select ${entry.id}`} checked={chosen.ids.has(entry.id)} onChange={() => chosen.toggle(entry.id)} />
            <Link to={`/feedback/${entry.id}`} className={styles.title}>
              {entry.summary}
            </Link>
            <span className={styles.fact}>
              {labelOf(feedbackCategories, entry.category)}, {pageOf(entry)}, {waited(entry.sentAt)}
              {entry.mayBeAnswered && ', may be answered'}
            </span>
          </li>
        ))}
      </ul>
      {drawn < entries.length && (
        <Button variant="secondary" onClick={() => setDrawn(drawn + DRAWN)}>
          Show {Math.min(DRAWN, entries.length - drawn)} more
        </Button>
      )}
    </>
  );
}

/** The path of the page that it is about. */
function pageOf({ pageUrl }: ReviewFeedback): string {
  if (!pageUrl) return 'no page';
  return URL.canParse(pageUrl) ? new URL(pageUrl).pathname : pageUrl;
}

function isWanted(entry: ReviewFeedback, { text, category, page }: Wanted): boolean {
  return (
    entry.summary.toLowerCase().includes(text.trim().toLowerCase()) &&
    (category === '' || entry.category === category) &&
    (page === '' || pageOf(entry) === page)
  );
}
