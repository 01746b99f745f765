import { render, screen } from '@testing-library/react';
import { Notice, type NoticeTone } from './notice.tsx';

test.each<[NoticeTone, string]>([
  ['info', 'Note'],
  ['caution', 'Caution'],
  ['critical', 'Important'],
  ['success', 'Done'],
])('a notice of tone %s says it in a word', (tone, word) => {
  render(<Notice tone={tone}>Text</Notice>);
  expect(screen.getByText(word)).toBeVisible();
});

test('a title takes the place of the word, which is still read', () => {
  render(
    <Notice tone="critical" title="Zero tolerance" level={2}>
      Text
    </Notice>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Important: Zero tolerance' })).toBeInTheDocument();
});

test('what appears after an action is announced, what was always there is not', () => {
  const { rerender } = render(<Notice>Text</Notice>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<Notice role="alert">Text</Notice>);
  expect(screen.getByRole('alert')).toHaveTextContent('Text');
});
