import { feedbackCategories, feedbackSeverities, type Option } from '@portal/contracts';
import { Checkbox, Collapsible, Field, Select, TextArea, TextInput } from '@portal/ui';
import type { UseFormRegister } from 'react-hook-form';
import type { AutomaticFields } from './automatic-fields.ts';
import { DEFAULTS, type FeedbackAnswers } from './feedback.rules.ts';
import type { FeedbackStrings } from './feedback.schema.ts';
import styles from './feedback-fields.module.css';
import { SentIfEmpty } from './sent-if-empty.tsx';

interface Props {
  readonly strings: FeedbackStrings['form'];
  readonly register: UseFormRegister<FeedbackAnswers>;
  readonly fieldProps: (name: keyof FeedbackAnswers) => { readonly id: string; readonly error: string | undefined };
  readonly automatic: () => AutomaticFields;
}

/** The eight fields, all native (1-platform.md section 5, "Feedback form"). */
export function FeedbackFields({ strings, register, fieldProps, automatic }: Props) {
  const [page, browser] = [fieldProps('pageUrl'), fieldProps('browserInfo')];
  return (
    <div className={styles.fields}>
      <Field {...fieldProps('summary')} {...strings.summary} required>
        {(control) => <TextInput {...control} {...register('summary')} autoComplete="off" />}
      </Field>
      <div className={styles.pair}>
        <Field {...fieldProps('category')} {...strings.category} required>
          {(control) => (
            <Select {...control} {...register('category')} defaultValue={DEFAULTS.category}>
              {feedbackCategories.map(asOption)}
            </Select>
          )}
        </Field>
        <Field {...fieldProps('severity')} {...strings.severity} required>
          {(control) => (
            <Select {...control} {...register('severity')} defaultValue={DEFAULTS.severity}>
              {feedbackSeverities.map(asOption)}
            </Select>
          )}
        </Field>
      </div>
      <Field {...fieldProps('details')} {...strings.details} required>
        {(control) => <TextArea {...control} {...register('details')} />}
      </Field>
      <Collapsible heading={strings.added.heading} open={page.error || browser.error ? true : undefined}>
        <p>{strings.added.text}</p>
        <Field className={styles.automatic} {...page} {...strings.pageUrl}>
          {(control) => <TextInput {...control} {...register('pageUrl')} type="url" inputMode="url" autoComplete="off" />}
        </Field>
        <SentIfEmpty label={strings.sentIfEmpty} automatic={automatic} name="pageUrl" />
        <Field className={styles.automatic} {...browser} {...strings.browserInfo}>
          {(control) => <TextInput {...control} {...register('browserInfo')} autoComplete="off" />}
        </Field>
        <SentIfEmpty label={strings.sentIfEmpty} automatic={automatic} name="browserInfo" />
      </Collapsible>
      <Field {...fieldProps('email')} {...strings.email}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Checkbox {...fieldProps('consentToContact')} {...register('consentToContact')} label={strings.consent} />
    </div>
  );
}

function asOption({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
