import { type Decided, projectDurations, projectFields, projectLimits, type ReviewIdeaInFull } from '@portal/contracts';
import { Button, Collapsible, Field, Notice, SectionHeading, Select, TextArea, TextInput } from '@portal/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask, Refused, sentenceOf } from '../ask.ts';
import styles from '../list.module.css';
import { justDecided } from '../undo-notice.tsx';

interface Choice {
  readonly action: string;
  readonly label: string;
  /** What the list says afterward. */
  readonly done: string;
  readonly primary?: boolean;
}

const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  pending: [
    { action: 'approve', label: 'Approve', done: 'Approved', primary: true },
    { action: 'ask', label: 'Ask the sender', done: 'Asked' },
    { action: 'decline', label: 'Decline', done: 'Declined' },
  ],
  approved: [
    { action: 'correct', label: 'Save corrections', done: 'Corrected', primary: true },
    { action: 'close', label: 'Close', done: 'Closed' },
    { action: 'decline', label: 'Take off the site', done: 'Taken off the site' },
  ],
  closed: [{ action: 'reopen', label: 'Put back on the site', done: 'Back on the site', primary: true }],
  rejected: [{ action: 'approve', label: 'Approve after all', done: 'Approved', primary: true }],
  quarantined: [
    { action: 'release', label: 'Put into the queue', done: 'Put into the queue', primary: true },
    { action: 'decline', label: 'Decline', done: 'Declined' },
  ],
};

/** Actions that the server refuses without a message to the sender. */
const WITH_WORDS = ['ask', 'decline'];

type Corrections = Pick<ReviewIdeaInFull, 'title' | 'description' | 'field' | 'duration' | 'skills'>;

/**
 * What a reviewer can do with an idea in its status, with small corrections to what the card says. A refusal does not lose anything that
 * was typed.
 */
export function IdeaDecision({ idea, onChanged }: { readonly idea: ReviewIdeaInFull; readonly onChanged: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [card, setCard] = useState<Corrections>(idea);
  const [members, setMembers] = useState(String(idea.memberCount));
  const [problem, setProblem] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const fields = problem instanceof Refused ? problem.fields : {};
  const corrections = Object.fromEntries(
    (['title', 'description', 'field', 'duration', 'skills'] as const)
      .filter((name) => card[name] !== idea[name])
      .map((name) => [name, card[name] ?? '']),
  );
  const decide = async (action: string, done: string, more: object) => {
    if (WITH_WORDS.includes(action) && text.trim() === '')
      return setProblem(new Refused(400, 'Please say why: the sender will read it.', { text: 'Please write a sentence or two' }));
    setBusy(true);
    setProblem(undefined);
    try {
      const decided = await ask<Decided>(`projects/${idea.id}/decisions`, { action, seen: idea.decisions.length, ...more });
      navigate('/projects', { state: justDecided(decided, `${done}: "${card.title}"`, `/projects/${idea.id}`) });
    } catch (refused) {
      setProblem(refused);
      setBusy(false);
    }
  };
  const mayCorrect = idea.status === 'pending' || idea.status === 'approved' || idea.status === 'rejected';
  return (
    <section aria-labelledby="decision" className={styles.form}>
      <SectionHeading id="decision">Decide</SectionHeading>
      {mayCorrect && (
        <Collapsible heading="Correct the card">
          <div className={styles.form}>
            <Field label="Title" required error={fields.title}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={projectLimits.title}
                  value={card.title}
                  onChange={(event) => setCard({ ...card, title: event.target.value })}
                />
              )}
            </Field>
            <Field label="Description" required error={fields.description}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={8}
                  maxLength={projectLimits.description}
                  value={card.description}
                  onChange={(event) => setCard({ ...card, description: event.target.value })}
                />
              )}
            </Field>
            <Field label="Field of research" required error={fields.field}>
              {(control) => (
                <Select {...control} value={card.field} onChange={(event) => setCard({ ...card, field: event.target.value })}>
                  {projectFields.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Duration" error={fields.duration}>
              {(control) => (
                <Select {...control} value={card.duration ?? ''} onChange={(event) => setCard({ ...card, duration: event.target.value })}>
                  <option value="">Not specified</option>
                  {projectDurations.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        </Collapsible>
      )}
      <Field
        label="Message to the sender"
        hint="It appears in the email. You need it when you ask or decline; when you approve, you can leave it empty."
        error={fields.text}
      >
        {(control) => <TextArea {...control} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      {problem !== undefined && (
        <Notice
          tone="critical"
          role="alert"
          title="Nothing was decided"
          action={
            problem instanceof Refused && problem.status === 409 ? (
              <Button variant="secondary" onClick={onChanged}>
                Show what happened
              </Button>
            ) : undefined
          }
        >
          {sentenceOf(problem)}
        </Notice>
      )}
      <div className={styles.buttons}>
        {(CHOICES[idea.status] ?? []).map(({ action, label, done, primary }) => (
          <Button
            key={action}
            variant={primary ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => decide(action, done, { text, ...(action === 'approve' || action === 'correct' ? corrections : {}) })}
          >
            {label}
          </Button>
        ))}
      </div>
      {idea.status === 'approved' && (
        <form
          className={styles.bar}
          onSubmit={(event) => {
            event.preventDefault();
            void decide('members', 'Members changed', { members: Number(members) });
          }}
        >
          <Field label="Members" error={fields.members}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={members}
                onChange={(event) => setMembers(event.target.value.replace(/\D/g, ''))}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" disabled={busy || members === ''}>
            Save number
          </Button>
        </form>
      )}
    </section>
  );
}
