import { Button, Checkbox, Field, Select, TextArea, TextInput } from '@portal/ui';
import css from './gallery.module.css';

export function FormSpecimens() {
  return (
    <section className={css.part}>
      <h2>Forms</h2>
      <form className={css.stack} noValidate>
        <Field label="Title" required>
          {(control) => <TextInput {...control} placeholder="A short name for your project" />}
        </Field>
        <Field label="Email" hint="We answer within 5 business days." error="Enter an address such as name@example.org.">
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
        <Checkbox label="I have read the safety guidelines." required />
        <Checkbox label="You may write to me about this." defaultChecked error="Say yes or no." />
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
