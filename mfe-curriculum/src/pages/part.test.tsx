import { lazyPart } from '@portal/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Part } from './part.tsx';

test('the view of a module that does not arrive says which module it is, and comes after another try', async () => {
  let isBroken = true;
  const view = lazyPart(async () => {
    if (isBroken) throw new Error('planted');
    return { default: 'The text' };
  });
  render(
    <Part of={view} heading="Introduction to Research">
      {(text) => <p>{text}</p>}
    </Part>,
  );
  expect(await screen.findByText('This part of the page could not be loaded')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Introduction to Research' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The text')).toBeVisible();
});
