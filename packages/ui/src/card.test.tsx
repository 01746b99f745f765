import { render, screen } from '@testing-library/react';
import { Card, cardLinkClass } from './card.tsx';

test('a card is an article unless the list around it wants an item', () => {
  render(
    <>
      <Card>alone</Card>
      <ul>
        <Card as="li">listed</Card>
      </ul>
    </>,
  );
  expect(screen.getByRole('article')).toHaveTextContent('alone');
  expect(screen.getByRole('listitem')).toHaveTextContent('listed');
});

test('the link of an interactive card is named by its own words, not by the whole card', () => {
  render(
    <Card interactive>
      <h3>
        <a href="/tools" className={cardLinkClass}>
          AI Tools
        </a>
      </h3>
      <p>A directory for research.</p>
      <button type="button">Bookmark</button>
    </Card>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('AI Tools');
  expect(screen.getByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
});
