import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button.tsx';

test('a button submits no form unless it is told to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

test('a disabled button shows its reason and is described by it', () => {
  render(
    <Button disabled reason="All places are taken.">
      Join
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Join' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('All places are taken.');
  expect(screen.getByText('All places are taken.')).toBeVisible();
});

test('the reason goes when the button works again, and the button keeps the focus through it', async () => {
  const { rerender } = render(<Button reason="Not yet.">Join</Button>);
  await userEvent.tab();
  const before = screen.getByRole('button', { name: 'Join' });
  expect(before).toHaveFocus();
  expect(screen.queryByText('Not yet.')).not.toBeInTheDocument();

  rerender(
    <Button disabled reason="Not yet.">
      Join
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Join' })).toBe(before);
});

test('another description is kept beside the reason', () => {
  render(
    <>
      <p id="terms">Free of charge.</p>
      <Button disabled reason="Full." aria-describedby="terms">
        Join
      </Button>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Free of charge. Full.');
});

test('a link can look like a button', () => {
  render(
    <a href="/modules" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
      Start
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Start' })).toHaveClass('button', 'secondary', 'lg');
});
