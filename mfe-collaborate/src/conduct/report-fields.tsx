import { conductViolationTypes } from '@portal/contracts';
import { Field, Select, TextArea, TextInput } from '@portal/ui';
import type { UseFormRegister } from 'react-hook-form';
import type { ConductStrings } from './conduct.schema.ts';
import type { ReportAnswers } from './report.rules.ts';
import styles from './report-fields.module.css';

interface Props {
  readonly strings: ConductStrings['form'];
  readonly register: UseFormRegister<ReportAnswers>;
  readonly fieldProps: (name: keyof ReportAnswers) => { readonly id: string; readonly error: string | undefined };
}

/** Keeps spell-checkers, writing aids and translators from sending what is typed elsewhere. */
const UNREAD = { spellCheck: false, 'data-gramm': 'false', translate: 'no' } as const;

/** The four fields. The browser is asked to remember none of them. */
export function ReportFields({ strings, register, fieldProps }: Props) {
  return (
    <div className={styles.fields}>
      <Field {...fieldProps('description')} {...strings.description} required>
        {(control) => <TextArea {...control} {...register('description')} rows={8} autoComplete="off" {...UNREAD} />}
      </Field>
      <Field {...fieldProps('violationType')} label={strings.violationType.label}>
        {(control) => (
          <Select {...control} {...register('violationType')} defaultValue="" autoComplete="off">
            <option value="">{strings.violationType.none}</option>
            {conductViolationTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...fieldProps('name')} {...strings.name}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" {...UNREAD} />}
      </Field>
      <Field {...fieldProps('email')} {...strings.email}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="off" {...UNREAD} />}
      </Field>
    </div>
  );
}
