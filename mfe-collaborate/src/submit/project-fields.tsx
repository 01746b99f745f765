import { projectDurations, projectFields, projectSkillLevels, projectTeamSizes } from '@portal/contracts';
import { Field, TextArea, TextInput } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Control, UseFormRegister } from 'react-hook-form';
import { Agreements } from './agreements.tsx';
import { Choice } from './choice.tsx';
import type { ProjectAnswers } from './project.rules.ts';
import styles from './step.module.css';
import { Step } from './step.tsx';
import { STEPS, type StepId } from './steps.ts';
import type { SubmitStrings } from './submit.schema.ts';

interface Props {
  readonly strings: SubmitStrings['form'];
  /** What a select without a choice says. */
  readonly choose: string;
  readonly register: UseFormRegister<ProjectAnswers>;
  readonly control: Control<ProjectAnswers>;
  readonly fieldProps: (name: keyof ProjectAnswers) => { readonly id: string; readonly error: string | undefined };
}

/** The four steps one below the other, with all their fields (3-decisions.md, "Form layout"). */
export function ProjectFields({ strings, choose, register, control, fieldProps }: Props) {
  const fields: Readonly<Record<StepId, ReactNode>> = {
    info: (
      <>
        <Field {...fieldProps('title')} {...strings.title} required>
          {(control) => <TextInput {...control} {...register('title')} autoComplete="off" />}
        </Field>
        <Choice
          {...fieldProps('field')}
          {...strings.field}
          required
          choose={choose}
          options={projectFields}
          registered={register('field')}
        />
        <Field {...fieldProps('description')} {...strings.description} required>
          {(control) => <TextArea {...control} {...register('description')} rows={7} />}
        </Field>
      </>
    ),
    details: (
      <>
        <div className={styles.trio}>
          <Choice
            {...fieldProps('duration')}
            {...strings.duration}
            choose={choose}
            options={projectDurations}
            registered={register('duration')}
          />
          <Choice
            {...fieldProps('teamSize')}
            {...strings.teamSize}
            choose={choose}
            options={projectTeamSizes}
            registered={register('teamSize')}
          />
          <Choice
            {...fieldProps('skillLevel')}
            {...strings.skillLevel}
            choose={choose}
            options={projectSkillLevels}
            registered={register('skillLevel')}
          />
        </div>
        <Field {...fieldProps('skills')} {...strings.skills}>
          {(control) => <TextInput {...control} {...register('skills')} autoComplete="off" />}
        </Field>
      </>
    ),
    contact: (
      <>
        <Field {...fieldProps('contactName')} {...strings.contactName} required>
          {(control) => <TextInput {...control} {...register('contactName')} autoComplete="name" />}
        </Field>
        <Field {...fieldProps('contactEmail')} {...strings.contactEmail} required>
          {(control) => <TextInput {...control} {...register('contactEmail')} type="email" autoComplete="email" />}
        </Field>
      </>
    ),
    agreement: <Agreements strings={strings} register={register} fieldProps={fieldProps} />,
  };

  return (
    <ol className={styles.steps}>
      {STEPS.map(({ id }, index) => (
        <Step key={id} strings={strings.steps} index={index} name={strings.steps[id]} control={control}>
          {fields[id]}
        </Step>
      ))}
    </ol>
  );
}
