import { type Decided, type DecidedMany, feedbackCategories, feedbackSeverities, type ReviewFeedbackInFull } from '@portal/contracts';
import { Button, Field, Notice, PageHeader, SectionHeading, TextArea } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ask, sentenceOf } from '../ask.ts';
import { labelOf } from '../label-of.ts';
import styles from '../list.module.css';
import { Loaded } from '../loaded.tsx';
import { moment } from '../moments.ts';
import { PastDecisions } from '../past-decisions.tsx';
import { justDecided, UndoNotice } from '../undo-notice.tsx';
import { useAsked } from '../use-asked.ts';

/** One feedback message: everything its sender wrote, and an answer if they agreed to one. */
export function FeedbackPage() {
  const { id = '' } = useParams();
  const asked = useAsked<ReviewFeedbackInFull>(`feedback/${id}`);
  return (
    <Loaded asked={asked}>
      {(feedback) => (
        <>
          <PageHeader title={feedback.summary} lead={`Sent on ${moment(feedback.sentAt)}; ${feedback.status}.`} />
          <UndoNotice onUndone={asked.again} />
          <p className={styles.long}>{feedback.details}</p>
          <dl className={styles.facts}>
            <dt>Kind</dt>
            <dd>{labelOf(feedbackCategories, feedback.category)}</dd>
            <dt>Severity</dt>
            <dd>{labelOf(feedbackSeverities, feedback.severity)}</dd>
            <dt>Page</dt>
            <dd>{feedback.pageUrl ?? '(left empty)'}</dd>
            <dt>Browser</dt>
            <dd>{feedback.browserInfo ?? '(left empty)'}</dd>
            <dt>Email</dt>
            <dd>{feedback.email ?? 'The sender did not agree to be contacted.'}</dd>
          </dl>
          <PastDecisions decisions={feedback.decisions} />
          <Answering key={`${feedback.id} ${feedback.decisions.length}`} feedback={feedback} />
        </>
      )}
    </Loaded>
  );
}

function Answering({ feedback: { id, summary, status, mayBeAnswered, decisions } }: { readonly feedback: ReviewFeedbackInFull }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (refused) {
      setProblem(sentenceOf(refused));
      setBusy(false);
    }
  };
  const answer = () =>
    attempt(async () => {
      const decided = await ask<Decided>(`feedback/${id}/answer`, { text, seen: decisions.length });
      navigate('/feedback', { state: justDecided(decided, `Answered: "${summary}"`, `/feedback/${id}`) });
    });
  const close = (action: 'read' | 'reject' | 'release') =>
    attempt(async () => {
      await ask<DecidedMany>('feedback/decisions', { ids: [id], action, why: 'at the review desk' });
      navigate('/feedback');
    });
  return (
    <section aria-labelledby="answer" className={styles.form}>
      <SectionHeading id="answer">Decide</SectionHeading>
      {mayBeAnswered && status !== 'quarantined' && (
        <Field label="Answer" hint="An email to the sender. It will be sent in ten minutes; until then, you can undo it.">
          {(control) => <TextArea {...control} rows={6} maxLength={5000} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      )}
      {problem && (
        <Notice tone="critical" role="alert" title="Nothing was sent">
          {problem}
        </Notice>
      )}
      <div className={styles.buttons}>
        {mayBeAnswered && status !== 'quarantined' && (
          <Button disabled={busy || text.trim() === ''} onClick={answer}>
            Answer and mark as read
          </Button>
        )}
        {status !== 'read' && status !== 'quarantined' && (
          <Button variant="secondary" disabled={busy} onClick={() => close('read')}>
            Mark as read
          </Button>
        )}
        <Button variant="secondary" disabled={busy} onClick={() => close(status === 'quarantined' ? 'release' : 'reject')}>
          {status === 'quarantined' ? 'Put back into the queue' : 'Set aside as spam'}
        </Button>
      </div>
    </section>
  );
}
