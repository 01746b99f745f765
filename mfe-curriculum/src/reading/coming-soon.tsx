import { buttonClass, EmptyState } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Hourglass from 'lucide-react/icons/hourglass';
import { StepLink } from './step-link.tsx';
import type { ReadingStep } from './steps.ts';

export type ComingSoonProps = {
  readonly title: string;
  readonly text: string;
  readonly next: ReadingStep | undefined;
};

/** Shown if a module has no text yet. */
export function ComingSoon({ title, text, next }: ComingSoonProps) {
  const action = next && (
    <StepLink step={next} className={buttonClass()}>
      Next: {next.title}
      <ArrowRight aria-hidden />
    </StepLink>
  );
  return (
    <EmptyState level={2} icon={<Hourglass aria-hidden />} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
