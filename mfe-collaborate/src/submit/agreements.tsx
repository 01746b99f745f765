import { Checkbox } from '@portal/ui';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { ProjectAnswers } from './project.rules.ts';
import styles from './step.module.css';
import type { SubmitWords } from './submit.schema.ts';

const NAMES = ['safetyAgreement', 'collaborationAgreement', 'dataAgreement'] as const;

interface Props {
  readonly words: SubmitWords['form'];
  readonly register: UseFormRegister<ProjectAnswers>;
  readonly errors: FieldErrors<ProjectAnswers>;
  readonly idOf: (name: keyof ProjectAnswers) => string;
}

/** The three agreements; all of them have to be ticked (3-decisions.md, "Agreements"). */
export function Agreements({ words, register, errors, idOf }: Props) {
  return (
    <fieldset className={styles.agreements}>
      <legend className={styles.legend}>{words.agreements}</legend>
      {NAMES.map((name) => (
        <Checkbox key={name} {...register(name)} id={idOf(name)} error={errors[name]?.message} label={words[name]} required />
      ))}
    </fieldset>
  );
}
