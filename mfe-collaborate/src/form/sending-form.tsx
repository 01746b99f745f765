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

/** What the fields of a form are made with. */
export interface FormParts<Answers extends FieldValues> {
  readonly register: UseFormRegister<Answers>;
  readonly control: Control<Answers>;
  /** Id of a field's control, for links to it, and what is wrong with it. */
  readonly fieldProps: (name: keyof Answers & string) => { readonly id: string; readonly error: string | undefined };
}

interface Props<Answers extends FieldValues> {
  /** Begins every id of the form. */
  readonly id: string;
  readonly strings: FormsStrings;
  readonly labels: {
    readonly heading: string;
    readonly send: string;
    readonly note?: string;
    readonly notKept?: string;
  };
  readonly outcome: OutcomeStrings;
  /** Where to write to instead. */
  readonly contactEmail: string;
  /** An empty form, its fields in their order. */
  readonly defaults: Answers;
  readonly rules: () => z.ZodMiniType<Answers>;
  /** Where in the tab's storage a draft is kept; without one nothing touches any storage, and the browser is asked to remember nothing. */
  readonly draft?: string;
  /** Fills in what is filled in by itself. */
  readonly beforeSend?: (answers: Answers) => Answers;
  /** Sends them, with these headers beside. */
  readonly send: (answers: Answers, key: string, headers: SpamSignalHeaders) => Promise<Received>;
  /** Receives what keeps the form from being sent, by field. */
  readonly onMistakes?: (messages: ReadonlyMap<string, string>) => void;
  /** Shows `outcome.failure.unknown` for every failure, never the reason of the server. */
  readonly hideServerReason?: boolean;
  /** Level of the form's heading; default: 2. */
  readonly level?: 2 | 3;
  readonly children: (parts: FormParts<Answers>) => ReactNode;
}

const ERROR = /^Error: /;

/** A form that loses nothing: what was typed stays until it has been sent, once; how that ended is said beside the button and in a toast. */
export function SendingForm<Answers extends FieldValues>(props: Props<Answers>) {
  const { id, strings, labels, contactEmail, defaults, draft: draftKey, hideServerReason = false, level = 2 } = props;
  const Heading = `h${level}` as const;
  const below = level === 2 ? 3 : 4;
  const formId = `${id}-form`;
  const [resolver] = useState(() => rulesResolver(props.rules));
  const [sendingKey] = useState(() => new SendingKey());
  // What was typed before the page was taken over is in its fields; the library leaves it there.
  const form = useForm<Answers>({ defaultValues: defaults as DefaultValues<Answers>, resolver, shouldFocusError: false });
  const messages = useMessages(defaults, form.formState.errors);
  useDraft(form, { draftKey, defaults, sendingKey });
  const unsent = useUnsent(form, defaults);
  const trap = useHoneypot();
  const sendWith = (answers: Answers, key: string) => props.send(answers, key, trap.headers());
  const { send, startOver, status, outcome } = useSending<Answers>({ send: sendWith, strings: props.outcome, hideServerReason, draftKey });
  // The summary holds what the last attempt found; a field's own message goes as soon as the field is right.
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map());
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const idOf = (name: string) => `${id}-${name}`;

  const { register, control } = form;
  const { children } = props;
  // The form is shown again whenever something of it changes, right after it was taken over for one; its many fields need not be.
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
    // Who is in another tab, or hears the title first, learns it from there.
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
    // Sent by a script only: this method keeps a browser without one from putting the answers into the address.
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
