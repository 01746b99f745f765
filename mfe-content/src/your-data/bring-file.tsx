import { type DataFile, readDataFile } from '@portal/progress/data-file';
import { Field, Notice } from '@portal/ui';
import { type ChangeEvent, useRef, useState } from 'react';
import { OutcomeNotice } from './outcome-notice.tsx';
import { Preview } from './preview.tsx';
import { problemText } from './problem-text.ts';
import styles from './steps.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings;
}

type State =
  | { readonly is: 'waiting' | 'reading' }
  | { readonly is: 'refused'; readonly problem: string }
  | { readonly is: 'open'; readonly name: string; readonly file: DataFile };

/** Takes a file, says what is wrong with it or what it would change, and only then changes anything. */
export function BringFile({ strings }: Props) {
  const { stored, steps } = useStoredAndSteps();
  const [state, setState] = useState<State>({ is: 'waiting' });
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    latest.current += 1;
    const choice = latest.current;
    setState({ is: 'reading' });
    const read = await readDataFile(chosen);
    if (choice !== latest.current) return;
    // So that the same file can be chosen again after it has been corrected.
    target.value = '';
    if ('problem' in read) setState({ is: 'refused', problem: problemText(read.problem, chosen.name, strings) });
    else setState({ is: 'open', name: chosen.name, file: read.file });
  };

  const close = () => setState({ is: 'waiting' });

  return (
    <div className={styles.step}>
      <p>{strings.bring.text}</p>
      <Field label={strings.bring.label} hint={strings.bring.hint}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".json,application/json"
            className={styles.file}
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      <p role="status" className={styles.reading}>
        {state.is === 'reading' && strings.bring.reading}
      </p>
      <div role="alert" className={styles.problem}>
        {state.is === 'refused' && (
          <Notice tone="critical" title={strings.bring.problemTitle}>
            <p>{state.problem}</p>
          </Notice>
        )}
      </div>
      {state.is === 'open' && stored && (
        <Preview
          strings={strings}
          name={state.name}
          file={state.file}
          now={stored.texts}
          onCancel={() => {
            close();
            input.current?.focus();
          }}
          onApply={(what, next) => {
            close();
            steps.take('bring', what, next);
          }}
        />
      )}
      {steps.outcome?.section === 'bring' && <OutcomeNotice strings={strings.outcome} outcome={steps.outcome} onUndo={steps.undo} />}
    </div>
  );
}
