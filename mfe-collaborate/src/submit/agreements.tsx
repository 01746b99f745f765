import { Checkbox } from '@portal/ui';
import type { UseFormRegister } from 'react-hook-form';
import type { ProjectAnswers } from './project.rules.ts';
import styles from './step.module.css';
import type { SubmitStrings } from './submit.schema.ts';

const NAMES = ['safetyAgreement', 'collaborationAgreement', 'dataAgreement'] as const;

interface Props {
  readonly strings: SubmitStrings['form'];
  readonly register: UseFormRegister<ProjectAnswers>;
  readonly fieldProps: (name: keyof ProjectAnswers) => { readonly id: string; readonly error: string | undefined };
}

/** The three agreements; all of them have to be checked (3-decisions.md, "Agreements"). */
export function Agreements({ strings, register, fieldProps }: Props) {
  return (
    <fieldset className={styles.agreements}>
      <legend className={styles.legend}>{strings.agreements}</legend>
      {NAMES.map((name) => (
        <Checkbox key={name} {...register(name)} {...fieldProps(name)} label={strings[name]} required />
      ))}
    </fieldset>
  );
}
