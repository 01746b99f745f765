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
import type { SubmitWords } from './submit.schema.ts';

interface Props {
  readonly words: SubmitWords['form'];
  /** What a select without a choice says. */
  readonly choose: string;
  readonly register: UseFormRegister<ProjectAnswers>;
  readonly control: Control<ProjectAnswers>;
  readonly about: (name: keyof ProjectAnswers) => { readonly id: string; readonly error: string | undefined };
}

/** The four steps under each other, with all their fields (3-decisions.md, "Form layout"). */
export function ProjectFields({ words, choose, register, control, about }: Props) {
  const fields: Readonly<Record<StepId, ReactNode>> = {
    info: (
      <>
        <Field {...about('title')} {...words.title} required>
          {(control) => <TextInput {...control} {...register('title')} autoComplete="off" />}
        </Field>
        <Choice {...about('field')} {...words.field} required choose={choose} options={projectFields} registered={register('field')} />
        <Field {...about('description')} {...words.description} required>
          {(control) => <TextArea {...control} {...register('description')} rows={7} />}
        </Field>
      </>
    ),
    details: (
      <>
        <div className={styles.trio}>
          <Choice {...about('duration')} {...words.duration} choose={choose} options={projectDurations} registered={register('duration')} />
          <Choice {...about('teamSize')} {...words.teamSize} choose={choose} options={projectTeamSizes} registered={register('teamSize')} />
          <Choice
            {...about('skillLevel')}
            {...words.skillLevel}
            choose={choose}
            options={projectSkillLevels}
            registered={register('skillLevel')}
          />
        </div>
        <Field {...about('skills')} {...words.skills}>
          {(control) => <TextInput {...control} {...register('skills')} autoComplete="off" />}
        </Field>
      </>
    ),
    contact: (
      <>
        <Field {...about('contactName')} {...words.contactName} required>
          {(control) => <TextInput {...control} {...register('contactName')} autoComplete="name" />}
        </Field>
        <Field {...about('contactEmail')} {...words.contactEmail} required>
          {(control) => <TextInput {...control} {...register('contactEmail')} type="email" autoComplete="email" />}
        </Field>
      </>
    ),
    agreement: <Agreements words={words} register={register} about={about} />,
  };

  return (
    <ol className={styles.steps}>
      {STEPS.map(({ id }, at) => (
        <Step key={id} words={words.steps} at={at} name={words.steps[id]} control={control}>
          {fields[id]}
        </Step>
      ))}
    </ol>
  );
}
