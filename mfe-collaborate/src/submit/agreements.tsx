import { Checkbox } from '@portal/ui';
import type { UseFormRegister } from 'react-hook-form';
import type { ProjectAnswers } from './project.rules.ts';
import styles from './step.module.css';
import type { SubmitWords } from './submit.schema.ts';

const NAMES = ['safetyAgreement', 'collaborationAgreement', 'dataAgreement'] as const;

interface Props {
  readonly words: SubmitWords['form'];
  readonly register: UseFormRegister<ProjectAnswers>;
  readonly about: (name: keyof ProjectAnswers) => { readonly id: string; readonly error: string | undefined };
}

/** The three agreements; all of them have to be ticked (3-decisions.md, "Agreements"). */
export function Agreements({ words, register, about }: Props) {
  return (
    <fieldset className={styles.agreements}>
      <legend className={styles.legend}>{words.agreements}</legend>
      {NAMES.map((name) => (
        <Checkbox key={name} {...register(name)} {...about(name)} label={words[name]} required />
      ))}
    </fieldset>
  );
}
