import { Button, ErrorSummary } from '@portal/ui';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useAutomaticFields, withAutomatic } from './automatic-fields.ts';
import styles from './feedback.form.module.css';
import { DEFAULTS, type FeedbackAnswers, FIELDS, feedbackRules } from './feedback.rules.ts';
import type { FeedbackWords } from './feedback.schema.ts';
import { FeedbackFields, fieldId } from './feedback-fields.tsx';
import { FeedbackOutcome } from './feedback-outcome.tsx';
import { rulesResolver } from './rules-resolver.ts';
import { typedEarly } from './typed-early.ts';
import { useFeedback } from './use-feedback.ts';

const FORM_ID = 'feedback-form';

type Mistakes = readonly { readonly fieldId: string; readonly message: string }[];

interface Props {
  readonly words: Pick<FeedbackWords, 'form' | 'mistakes' | 'outcome'>;
  /** Where to write to without scripts. */
  readonly contactEmail: string;
}

/** The feedback form: what was typed stays until it has been sent; how that ended is said beside the button and in a toast. */
export function FeedbackForm({ words: { form: words, mistakes: mistakeWords, outcome: outcomeWords }, contactEmail }: Props) {
  const [start] = useState(() => typedEarly(FORM_ID));
  const [resolver] = useState(() => rulesResolver(() => feedbackRules(mistakeWords)));
  const { register, handleSubmit, reset, setError, formState } = useForm<FeedbackAnswers>({
    defaultValues: start,
    resolver,
    shouldFocusError: false,
  });
  const automatic = useAutomaticFields();
  const { send, status, outcome } = useFeedback(outcomeWords);
  // The summary holds what the last attempt found; a field's own message goes as soon as the field is right.
  const [mistakes, setMistakes] = useState<Mistakes>([]);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLDivElement>(null);

  function refuse(errors: FieldErrors<FeedbackAnswers>) {
    setMistakes(
      FIELDS.flatMap((name) => ({ fieldId: fieldId(name), message: errors[name]?.message ?? '' })).filter(({ message }) => message),
    );
  }

  function submit(answers: FeedbackAnswers) {
    if (!automatic) return;
    setMistakes([]);
    send(withAutomatic(answers, automatic), {
      onSuccess: () => reset(DEFAULTS),
      onError: ({ fieldErrors = [] }) => {
        const known = FIELDS.flatMap((name) => fieldErrors.find(({ field }) => field === name) ?? []);
        for (const { field, message } of known) setError(field as keyof FeedbackAnswers, { type: 'server', message });
        setMistakes(known.map(({ field, message }) => ({ fieldId: fieldId(field), message })));
      },
    });
  }

  useEffect(() => {
    if (mistakes.length > 0) summary.current?.focus();
  }, [mistakes]);

  // The button cannot keep the focus while it is disabled.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== button.current) return;
    if (status === 'success') told.current?.focus();
    if (status === 'error') button.current?.focus();
  }, [status]);

  return (
    // Sent by a script only: this method keeps a browser without one from putting the answers into the address.
    <form
      id={FORM_ID}
      method="dialog"
      noValidate
      aria-labelledby="feedback-heading"
      className={styles.form}
      onSubmit={handleSubmit(submit, refuse)}
    >
      <div className={styles.top}>
        <h2 id="feedback-heading">{words.heading}</h2>
        <p className={styles.required}>{words.required}</p>
        <noscript>
          <p>
            {words.withoutScripts} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      </div>
      <ErrorSummary
        ref={summary}
        className={styles.summary}
        level={3}
        title={mistakes.length === 1 ? mistakeWords.one : mistakeWords.many.replace('{count}', String(mistakes.length))}
        errors={mistakes}
      />
      <FeedbackFields words={words} register={register} errors={formState.errors} automatic={automatic} />
      <div>
        <Button ref={button} type="submit" size="lg" icon={<Send aria-hidden />} disabled={status === 'pending'}>
          {status === 'pending' ? words.sending : words.send}
        </Button>
      </div>
      <FeedbackOutcome ref={told} outcome={outcome} kept={outcomeWords.failure.kept} />
    </form>
  );
}
