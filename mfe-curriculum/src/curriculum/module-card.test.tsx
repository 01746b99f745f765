import { render, screen } from '@testing-library/react';
import BookOpen from 'lucide-react/icons/book-open';
import { ModuleCard } from './module-card.tsx';

test('a module that is not interactive has a grey "Coming Soon" and nothing to open (section 2)', () => {
  const module = {
    title: 'Later',
    description: 'Not yet.',
    level: 'Beginner',
    duration: '5-9 minutes',
    Icon: BookOpen,
    isInteractive: false,
  };
  const nothing = () => undefined;
  render(
    <ModuleCard
      module={module}
      address="/later"
      action="Start"
      isNext={false}
      completed={false}
      marks={null}
      takesFocus={false}
      onIntent={nothing}
      onOpen={nothing}
    />,
  );
  expect(screen.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  expect(screen.queryByRole('link')).toBeNull();
});
