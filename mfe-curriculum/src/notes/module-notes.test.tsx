import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModuleNotes } from './module-notes.tsx';

const onSave = jest.fn();
const box = () => screen.getByRole('textbox', { name: 'Your notes on this module' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Notes({ saved }: { readonly saved: string }) {
  const [note, setNote] = useState(saved);
  const [open, setOpen] = useState(false);
  function save(text: string) {
    onSave(text);
    setNote(text);
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Notes
      </button>
      <ModuleNotes
        note={note}
        hasNote={note.trim() !== ''}
        isOpen={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onSave={save}
        hint="Only visible to you."
        savedMessage="Saved."
      />
    </>
  );
}

beforeEach(() => onSave.mockClear());

test('the editor takes the focus, has about 8 rows and says who sees the notes (section 9)', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('rows', '8');
  expect(box()).toHaveAccessibleDescription('Only visible to you.');
});

test('Save stores the note and closes; a saved note shows in the "Your Notes" panel (section 4)', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  await userEvent.type(box(), 'Read FINER again.');
  await press('Save');
  expect(onSave.mock.calls).toEqual([['Read FINER again.']]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent('Read FINER again.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('Cancel restores the saved text and closes (section 4)', async () => {
  render(<Notes saved="Kept." />);
  await press('Edit');
  await userEvent.type(box(), ' Not kept.');
  await press('Cancel');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent(/Kept\.$/);
  await press('Edit');
  expect(box()).toHaveValue('Kept.');
});

test('closing the editor by its button loses nothing that was written', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  await userEvent.type(box(), 'Half a thought');
  await press('Notes');
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Notes');
  expect(box()).toHaveValue('Half a thought');
});

test.each(['', '   ', ' \n\t '])('a note of blanks (%j) counts as none for the panel (section 5)', (saved) => {
  render(<Notes saved={saved} />);
  expect(screen.queryByRole('region', { name: 'Your Notes' })).toBeNull();
});

test('there is no limit of length (section 5)', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  expect(box()).not.toHaveAttribute('maxlength');
});
