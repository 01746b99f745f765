import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Collapsible } from './collapsible.tsx';

const section = () => screen.getByRole<HTMLDetailsElement>('group');

// jsdom opens details on a click of the summary and reports the change in a task of its own, as browsers do.
const reported = () => act(() => new Promise((done) => setTimeout(done)));

test('the heading stands inside the summary', () => {
  render(<Collapsible heading="Key Concepts">Text</Collapsible>);
  expect(screen.getByRole('heading', { level: 3, name: 'Key Concepts' }).closest('summary')).not.toBeNull();
});

test('without a holder it opens and closes by itself', async () => {
  render(<Collapsible heading="Key Concepts">Text</Collapsible>);
  expect(section().open).toBe(false);
  await userEvent.click(screen.getByText('Key Concepts'));
  await reported();
  expect(section().open).toBe(true);
  await userEvent.click(screen.getByText('Key Concepts'));
  await reported();
  expect(section().open).toBe(false);
});

test('the holder hears of each change once', async () => {
  const heard = jest.fn();
  function Held() {
    const [open, setOpen] = useState(true);
    return (
      <Collapsible
        heading="Key Concepts"
        open={open}
        onToggle={(now) => {
          heard(now);
          setOpen(now);
        }}
      >
        Text
      </Collapsible>
    );
  }
  render(<Held />);
  await reported();
  expect(heard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Key Concepts'));
  await reported();
  expect(heard.mock.calls).toEqual([[false]]);
});

test('a change by find-in-page is followed too', () => {
  const heard = jest.fn();
  render(
    <Collapsible heading="Key Concepts" open={false} onToggle={heard}>
      Text
    </Collapsible>,
  );
  section().open = true;
  fireEvent(section(), new Event('toggle'));
  expect(heard).toHaveBeenCalledWith(true);
});

test('a section inside a section is its own affair', async () => {
  const heard = jest.fn();
  render(
    <Collapsible heading="Outer" defaultOpen onToggle={heard}>
      <Collapsible heading="Inner">Text</Collapsible>
    </Collapsible>,
  );
  await reported();
  await userEvent.click(screen.getByText('Inner'));
  await reported();
  expect(heard).not.toHaveBeenCalled();
});
