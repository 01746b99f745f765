import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModuleNotes } from './module-notes.tsx';
import { NoteEditor } from './note-editor.tsx';

const onSave = jest.fn();
const box = () => screen.getByRole('textbox', { name: 'Your notes on this module' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const draft = () => sessionStorage.getItem('portal.curriculum.draft.7');

const strings = {
  hint: 'Only visible to you.',
  saved: 'Saved.',
  draft: { title: 'There is a draft', text: 'It is not saved.', restored: 'This is your draft.' },
};

function Notes({ saved, id = 7 }: { readonly saved: string; readonly id?: number }) {
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
        id={id}
        note={note}
        hasNote={note.trim() !== ''}
        isOpen={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onSave={save}
        editor={(props) => <NoteEditor {...props} />}
        strings={strings}
      />
    </>
  );
}

beforeEach(() => onSave.mockClear());

test('the editor takes the focus, has about 8 rows and says who sees the notes (section 9; section 6, "only visible to you")', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('rows', '8');
  expect(box()).toHaveAccessibleDescription('Only visible to you.');
});

test('while there are unsaved words the page says "busy" (issue "Open tabs follow politely"), not for a box that was only opened', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  expect(box().dataset.busy).toBeUndefined();
  await userEvent.type(box(), 'R');
  expect(box().dataset.busy).toBe('');
  await press('Save');
  expect(document.querySelector('[data-busy]')).toBeNull();
});

test('"Save stores the note and closes"; "a saved non-empty note shows in a Your Notes panel with an Edit button" (section 4)', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  await userEvent.type(box(), 'Read FINER again.');
  await press('Save');
  expect(onSave.mock.calls).toEqual([['Read FINER again.']]);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent('Read FINER again.');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
  expect(draft()).toBeNull();
});

test('"Cancel restores the saved text and closes" (section 4)', async () => {
  render(<Notes saved="Kept." />);
  await press('Edit');
  await userEvent.type(box(), ' Not kept.');
  await press('Cancel');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent(/Kept\.$/);
  expect(draft()).toBeNull();
  await press('Edit');
  expect(box()).toHaveValue('Kept.');
});

test.each(['', '   ', ' \n\t '])('"a whitespace-only note counts as no note for the icon and panel" (section 5): %j', (saved) => {
  render(<Notes saved={saved} />);
  expect(screen.queryByRole('region', { name: 'Your Notes' })).toBeNull();
});

test('"no length limit" (section 5)', async () => {
  render(<Notes saved="" />);
  await press('Notes');
  expect(box()).not.toHaveAttribute('maxlength');
  const megabyte = 'A line of notes.\n'.repeat(62_500);
  fireEvent.input(box(), { target: { value: megabyte } });
  await press('Save');
  expect(onSave.mock.calls).toEqual([[megabyte]]);
});

describe('a draft', () => {
  test('survives a reload, is no saved note, and is restored with a word', async () => {
    const { unmount } = render(<Notes saved="Saved before." />);
    await press('Edit');
    await userEvent.type(box(), ' And this');
    fireEvent(window, new Event('pagehide'));
    unmount();
    expect(onSave).not.toHaveBeenCalled();

    render(<Notes saved="Saved before." />);
    expect(screen.getByRole('region', { name: 'Your Notes' })).toHaveTextContent(/Saved before\.$/);
    expect(screen.getByText('There is a draft')).toBeInTheDocument();
    await press('Continue writing');
    expect(box()).toHaveValue('Saved before. And this');
    expect(box()).toHaveAccessibleDescription('This is your draft. Only visible to you.');
    await press('Save');
    expect(onSave.mock.calls).toEqual([['Saved before. And this']]);
    expect(draft()).toBeNull();
    expect(screen.queryByText('There is a draft')).toBeNull();
  });

  test('is kept a second after a key, and not at every key', async () => {
    jest.useFakeTimers();
    const keeping = jest.spyOn(Storage.prototype, 'setItem');
    render(<Notes saved="" />);
    fireEvent.click(screen.getByRole('button', { name: 'Notes' }));
    for (const value of ['a', 'ab', 'abc']) fireEvent.input(box(), { target: { value } });
    expect(keeping).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(keeping).toHaveBeenCalledTimes(1);
    expect(draft()).toBe('abc');
    keeping.mockRestore();
    jest.useRealTimers();
  });

  test('stays when the editor is closed by its button, and shows there', async () => {
    render(<Notes saved="" />);
    await press('Notes');
    await userEvent.type(box(), 'Half a thought');
    await press('Notes');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('There is a draft')).toBeInTheDocument();
    await press('Notes');
    expect(box()).toHaveValue('Half a thought');
  });

  test('is dropped on cancel and on discarding', async () => {
    sessionStorage.setItem('portal.curriculum.draft.7', 'Old thought');
    const { unmount } = render(<Notes saved="" />);
    await press('Discard the draft');
    expect(draft()).toBeNull();
    expect(screen.queryByText('There is a draft')).toBeNull();
    await press('Notes');
    expect(box()).toHaveValue('');
    unmount();
    sessionStorage.setItem('portal.curriculum.draft.7', 'Older thought');
    render(<Notes saved="" />);
    await press('Continue writing');
    await press('Cancel');
    expect(draft()).toBeNull();
  });

  test('that says what is saved is none', async () => {
    render(<Notes saved="Kept." />);
    await press('Edit');
    await userEvent.type(box(), '!{Backspace}');
    fireEvent(window, new Event('pagehide'));
    expect(draft()).toBeNull();
    await press('Notes');
    expect(screen.queryByText('There is a draft')).toBeNull();
  });

  test('belongs to one module', () => {
    sessionStorage.setItem('portal.curriculum.draft.7', 'On seven');
    render(<Notes saved="" id={8} />);
    expect(screen.queryByText('There is a draft')).toBeNull();
  });

  test('lasts as long as the page where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    render(<Notes saved="" />);
    await press('Notes');
    await userEvent.type(box(), 'Half a thought');
    await press('Notes');
    await press('Continue writing');
    expect(box()).toHaveValue('Half a thought');
    jest.restoreAllMocks();
  });
});
