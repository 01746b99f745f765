import { formatCopy } from '@portal/contracts';
import { Button, ErrorSummary } from '@portal/ui';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormRegister,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { storeDraft } from './draft.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FormsStrings } from './forms.schema.ts';
import { Honeypot, type SpamSignalHeaders, useHoneypot } from './honeypot.tsx';
import { messagesIn, useMessages } from './mistakes.ts';
import { rulesResolver } from './rules-resolver.ts';
import styles from './sending-form.module.css';
import { SendingKey } from './sending-key.ts';
import { useDraft } from './use-draft.ts';
import { type OutcomeStrings, type Received, useSending } from './use-sending.ts';
import { useUnsent } from './use-unsent.ts';

/** What a form's fields are rendered with. */
export interface FormParts<Answers extends FieldValues> {
  readonly register: UseFormRegister<Answers>;
  readonly control: Control<Answers>;
  /** The id of a field's control, for links to it, and what is wrong with it. */
  readonly fieldProps: (name: keyof Answers & string) => { readonly id: string; readonly error: string | undefined };
}

interface Props<Answers extends FieldValues> {
  /** Prefix of every id in the form. */
  readonly id: string;
  readonly strings: FormsStrings;
  readonly labels: {
    readonly heading: string;
    readonly send: string;
    readonly note?: string;
    readonly notKept?: string;
  };
  readonly outcome: OutcomeStrings;
  /** The address to write to instead. */
  readonly contactEmail: string;
  /** An empty form, with its fields in order. */
  readonly defaults: Answers;
  readonly rules: () => z.ZodMiniType<Answers>;
  /** The key of the draft in the tab's storage; without one, no storage is used, and the browser is asked to remember nothing. */
  readonly draft?: string;
  /** Fills in the automatic fields. */
  readonly beforeSend?: (answers: Answers) => Answers;
  /** Sends the answers, with these additional headers. */
  readonly send: (answers: Answers, key: string, headers: SpamSignalHeaders) => Promise<Received>;
  /** Receives what keeps the form from being sent, by field. */
  readonly onMistakes?: (messages: ReadonlyMap<string, string>) => void;
  /** Shows `outcome.failure.unknown` for every failure, never the reason of the server. */
  readonly hideServerReason?: boolean;
  /** Level of the form's heading; 2 by default. */
  readonly level?: 2 | 3;
  readonly children: (parts: FormParts<Answers>) => ReactNode;
}

const ERROR = /^Error: /;

/** A form that loses nothing: what was typed stays until it has been sent, once; the outcome is shown beside the button and in a toast. */
export function SendingForm<Answers extends FieldValues>(props: Props<Answers>) {
  const { id, strings, labels, contactEmail, defaults, draft: draftKey, hideServerReason = false, level = 2 } = props;
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  const formId = `${id}-form`;
  const [resolver] = useState(() => rulesResolver(props.rules));
  const [sendingKey] = useState(() => new SendingKey());
  // Text typed before hydration is in its fields; the library leaves it there.
  const form = useForm<Answers>({ defaultValues: defaults as DefaultValues<Answers>, resolver, shouldFocusError: false });
  const messages = useMessages(defaults, form.formState.errors);
  useDraft(form, { draftKey, defaults, sendingKey });
  const unsent = useUnsent(form, defaults);
  const trap = useHoneypot();
  const sendWith = (answers: Answers, key: string) => props.send(answers, key, trap.headers());
  const { send, startOver, status, outcome } = useSending<Answers>({ send: sendWith, strings: props.outcome, hideServerReason, draftKey });
  // The summary contains the findings of the last attempt; a field's own message disappears as soon as the field is correct.
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map());
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const idOf = (name: string) => `${id}-${name}`;

  const { register, control } = form;
  const { children } = props;
  // The form is rendered again whenever any part of it changes, for example right after hydration; its many fields need not be.
  const fields = useMemo(
    () => children({ register, control, fieldProps: (name) => ({ id: `${id}-${name}`, error: messages.get(name) }) }),
    [children, register, control, id, messages],
  );

  function refuse(found: FieldErrors<Answers>) {
    const wrong = messagesIn(defaults, (name) => found[name]?.message as string | undefined);
    setMistakes(wrong);
    props.onMistakes?.(wrong);
  }

  function submit(typed: Answers) {
    const answers = props.beforeSend ? props.beforeSend(typed) : typed;
    setMistakes(new Map());
    const key = sendingKey.keyFor(JSON.stringify(answers));
    if (draftKey !== undefined) storeDraft(draftKey, defaults, { answers: typed, ...sendingKey.toState() });
    void send(
      { answers, key },
      {
        onSuccess: () => {
          sendingKey.renew();
          form.reset(defaults, { keepFieldsRef: true });
        },
        onError: (refused) => {
          const wrong = messagesIn(defaults, (name) => refused.find(({ field }) => field === name)?.message);
          for (const [name, message] of wrong) form.setError(name as Path<Answers>, { type: 'server', message });
          setMistakes(wrong);
        },
      },
    );
  }

  useEffect(() => {
    if (mistakes.size > 0) summary.current?.focus();
    // Visitors in another tab, or who hear the title first, learn it from there.
    const title = document.title.replace(ERROR, '');
    document.title = mistakes.size > 0 ? `Error: ${title}` : title;
  }, [mistakes]);

  const isSent = status === 'success';
  const wasSent = useRef(false);
  useEffect(() => {
    if (wasSent.current && status === 'idle') form.setFocus(Object.keys(defaults)[0] as Path<Answers>);
    wasSent.current = isSent;
  }, [isSent, status, form, defaults]);

  // The button cannot keep the focus while it is disabled.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== button.current) return;
    if (status === 'success') outcomeRef.current?.focus();
    if (status === 'error') button.current?.focus();
  }, [status]);

  return (
    // Sent only by a script: with this method, a browser without scripts does not put the answers into the address.
    <form
      id={formId}
      method="dialog"
      noValidate
      autoComplete={draftKey === undefined ? 'off' : undefined}
      aria-labelledby={`${id}-heading`}
      className={styles.form}
      // A new release is loaded at the next navigation, but not while something could be lost (CONTRIBUTING).
      data-busy={unsent || undefined}
      onSubmit={form.handleSubmit(submit, refuse)}
    >
      <div className={styles.top}>
        <Heading id={`${id}-heading`}>{labels.heading}</Heading>
        <p className={styles.about} hidden={isSent}>
          {strings.required}
        </p>
        <p className={styles.about} hidden={isSent}>
          {labels.notKept ?? strings.draft}
        </p>
        <noscript>
          <p>
            {strings.withoutScripts} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        </noscript>
      </div>
      <ErrorSummary
        ref={summary}
        className={styles.summary}
        level={below}
        title={mistakes.size === 1 ? strings.mistakes.one : formatCopy(strings.mistakes.many, { count: mistakes.size })}
        errors={[...mistakes].map(([name, message]) => ({ fieldId: idOf(name), message }))}
      />
      <Honeypot ref={trap.ref} />
      <div className={styles.fields} hidden={isSent}>
        {fields}
      </div>
      <div className={styles.send} hidden={isSent}>
        <Button ref={button} type="submit" size="lg" icon={<Send aria-hidden />} disabled={status === 'pending'}>
          {status === 'pending' ? strings.sending : labels.send}
        </Button>
        {labels.note && <p className={styles.about}>{labels.note}</p>}
      </div>
      <FormOutcome
        ref={outcomeRef}
        level={below}
        outcome={outcome}
        strings={strings}
        next={props.outcome.success.next}
        onSendAnother={startOver}
        contactEmail={contactEmail}
      />
    </form>
  );
}
