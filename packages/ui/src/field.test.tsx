import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Checkbox, Radio } from './choice.tsx';
import { Select, TextArea, TextInput } from './controls.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

test('label, hint and error belong to the control', () => {
  render(
    <Field label="Email" hint="We answer by email." error="Enter an address." required>
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('We answer by email. Enter an address.');
});

test('a field without hint and error has no description and is not invalid', () => {
  render(<Field label="Notes">{(control) => <TextArea {...control} />}</Field>);
  expect(screen.getByRole('textbox', { name: 'Notes' })).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toBeValid();
});

test('a select is the native one', async () => {
  render(
    <Field label="Severity">
      {(control) => (
        <Select {...control}>
          <option>Low</option>
          <option>High</option>
        </Select>
      )}
    </Field>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');
  expect(screen.getByRole('combobox')).toHaveValue('High');
});

test('the words of a checkbox and of a radio are part of the target', async () => {
  render(
    <>
      <Checkbox label="I agree" error="Say yes or no." />
      <Radio name="answer" label="Plagiarism" />
    </>,
  );
  await userEvent.click(screen.getByText('I agree'));
  await userEvent.click(screen.getByText('Plagiarism'));
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Say yes or no.');
  expect(screen.getByRole('radio', { name: 'Plagiarism' })).toBeChecked();
});

function FailedForm() {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" onClick={() => summary.current?.focus()}>
        Send
      </button>
      <ErrorSummary ref={summary} title="Two answers are missing" errors={[{ fieldId: 'title', message: 'Give it a title.' }]} />
      <Field id="title" label="Title">
        {(control) => <TextInput {...control} />}
      </Field>
    </>
  );
}

test('the error summary can take the focus and leads to the field', async () => {
  render(<FailedForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toHaveTextContent('Two answers are missing');
  await userEvent.click(screen.getByRole('link', { name: 'Give it a title.' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
