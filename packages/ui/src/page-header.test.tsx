import { render, screen } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader, SectionHeading } from './page-header.tsx';
import { Skeleton } from './skeleton.tsx';

test('the title is the h1 and can take the focus after a page change', () => {
  render(<PageHeader title="Educational Modules" lead="Start anywhere." />);
  const title = screen.getByRole('heading', { level: 1, name: 'Educational Modules' });
  title.focus();
  expect(title).toHaveFocus();
});

test('a section heading has the level it is given', () => {
  render(<SectionHeading level={3}>Foundations</SectionHeading>);
  expect(screen.getByRole('heading', { level: 3, name: 'Foundations' })).toBeInTheDocument();
});

test('a breadcrumb is a named list that ends where the visitor is', () => {
  render(
    <Breadcrumb current="Introduction to Research">
      <a href="/modules">Modules</a>
    </Breadcrumb>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Modules', 'Introduction to Research']);
  expect(screen.getByText('Introduction to Research')).toHaveAttribute('aria-current', 'page');
});

test('an empty state says what is missing and what can be done', () => {
  render(
    <EmptyState title="No tools found" action={<button type="button">Clear</button>}>
      Try different keywords.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No tools found' })).toBeInTheDocument();
  expect(screen.getByText('Try different keywords.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
});

test('a skeleton is silent', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent('');
});
