import { Button, Checkbox, ErrorSummary, Field, Select, TextInput } from '@portal/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './citation.module.css';
import type { CitationProps } from './citation.tsx';
import { CitationResult } from './citation-result.tsx';
import { type CitationInputs, citationOf, type InputName, type Missing, missingIn, OTHER, type Statement } from './citation-rules.ts';
import { CopyCitation } from './copy-citation.tsx';

const NOTHING: CitationInputs = { tool: '', otherName: '', version: '', company: '', dates: '', usage: '' };

/** The fields, what is missing in them, and the resulting citation. */
export function CitationForm({ strings, copy, select }: CitationProps) {
  const id = useId();
  const { fields, alerts } = strings;
  const [inputs, setInputs] = useState(NOTHING);
  const [missing, setMissing] = useState<Missing>();
  const [statement, setStatement] = useState<Statement>();
  const [isConfirmed, setConfirmed] = useState(false);
  const [asked, setAsked] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const output = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (asked > 0) (summary.current ?? heading.current)?.focus();
  }, [asked]);

  function generate(event: FormEvent) {
    event.preventDefault();
    const now = missingIn(inputs);
    setMissing(now);
    setStatement(now ? undefined : citationOf(inputs, strings.statements));
    setConfirmed(false);
    setAsked(asked + 1);
    if (now) window.alert(alerts[now.alert]);
  }

  async function copyCitation(text: string) {
    const copied = await copy(text);
    if (!copied && output.current) select(output.current);
    return copied;
  }

  const citation = statement && (isConfirmed ? `${statement.use} ${statement.confirmed}` : statement.use);
  const isFilled = Object.values(inputs).some((value) => value !== '');
  const set = (name: InputName, value: string) => setInputs((before) => ({ ...before, [name]: value }));
  const idOf = (name: InputName) => `${id}-${name}`;
  const errorAt = (name: InputName) => (missing?.fields.includes(name) ? messageAt(name) : undefined);
  const messageAt = (name: InputName) => (name === 'otherName' ? alerts.otherName : `${alerts.fields}: ${fields[name].label}`);

  const text = (name: Exclude<InputName, 'tool'>, required = true) => (
    <Field id={idOf(name)} label={fields[name].label} hint={fields[name].hint} required={required} error={errorAt(name)}>
      {(control) => (
        <TextInput {...control} value={inputs[name]} onChange={({ currentTarget }) => set(name, currentTarget.value)} autoComplete="off" />
      )}
    </Field>
  );

  return (
    <>
      <form className={styles.form} noValidate onSubmit={generate} data-busy={isFilled || undefined}>
        <p className={styles.advice}>{strings.lead}</p>
        <ErrorSummary
          ref={summary}
          level={4}
          title={missing ? alerts[missing.alert] : ''}
          errors={missing?.fields.map((name) => ({ fieldId: idOf(name), message: fields[name].label })) ?? []}
        />
        <Field id={idOf('tool')} label={fields.tool.label} required error={errorAt('tool')}>
          {(control) => (
            <Select {...control} value={inputs.tool} onChange={({ currentTarget }) => set('tool', currentTarget.value)} autoComplete="off">
              <option value="">{fields.tool.choose}</option>
              {strings.tools.map((tool) => (
                <option key={tool}>{tool}</option>
              ))}
              <option value={OTHER}>{fields.tool.other}</option>
            </Select>
          )}
        </Field>
        {inputs.tool === OTHER && text('otherName')}
        {text('version', false)}
        {text('company')}
        {text('dates')}
        {text('usage')}
        <div data-print="none">
          <Button type="submit" size="lg">
            {strings.generate}
          </Button>
        </div>
      </form>
      <CitationResult heading={strings.result} citation={citation} headingRef={heading} outputRef={output}>
        <div className={styles.after}>
          <p>{strings.tickFirst}</p>
          <Checkbox label={statement?.tick} checked={isConfirmed} onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)} />
        </div>
        <CopyCitation key={asked} strings={strings} onCopy={() => copyCitation(citation ?? '')} />
      </CitationResult>
    </>
  );
}
