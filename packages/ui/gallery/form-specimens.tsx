import { Button, Checkbox, ErrorSummary, Field, Radio, Select, TextArea, TextInput } from '@portal/ui';
import { useId } from 'react';
import css from './gallery.module.css';

export function FormSpecimens() {
  const email = useId();
  const choice = useId();
  const consent = useId();
  return (
    <section className={css.part}>
      <h2>Forms</h2>
      <form className={css.stack} noValidate>
        <ErrorSummary
          title="Please check two answers"
          level={3}
          errors={[
            { fieldId: email, message: 'Enter an address such as name@example.org.' },
            { fieldId: consent, message: 'Say yes or no.' },
          ]}
        />
        <Field label="Title" required>
          {(control) => <TextInput {...control} placeholder="A short name for your project" />}
        </Field>
        <Field id={email} label="Email" hint="We answer within 5 business days." error="Enter an address such as name@example.org.">
          {(control) => <TextInput {...control} type="email" defaultValue="name@" />}
        </Field>
        <Field label="Field of research">
          {(control) => (
            <Select {...control}>
              <option>Biology</option>
              <option>Psychology</option>
            </Select>
          )}
        </Field>
        <Field label="Description" hint="As detailed or as vague as you like.">
          {(control) => <TextArea {...control} />}
        </Field>
        <Field label="Page address">{(control) => <TextInput {...control} disabled defaultValue="/modules" />}</Field>
        <fieldset>
          <legend>
            <strong>What would you do?</strong>
          </legend>
          <Radio name={choice} label="Cite the tool and say what it did." defaultChecked />
          <Radio name={choice} label="Leave it out; nobody asks." />
        </fieldset>
        <Checkbox label="I have read the safety guidelines." required />
        <Checkbox id={consent} label="You may write to me about this." defaultChecked error="Say yes or no." />
        <div className={css.row}>
          <Button type="submit">Submit</Button>
          <Button type="submit" disabled>
            Submitting...
          </Button>
        </div>
      </form>
    </section>
  );
}
