import { leaveTargetModule } from '@portal/progress';
import { StepLabel, StepNavigation, stepLinkClass } from '@portal/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { positionOnPath } from './position-on-path.ts';
import type { StepsStrings } from './steps.schema.ts';

/** The modules before and after. The Modules page opens the one whose id it finds stored. */
export function Steps({ strings }: { readonly strings: StepsStrings }) {
  const { position, total, previous, next } = positionOnPath;
  return (
    <StepNavigation
      label={strings.label}
      position={`${position}/${total}`}
      previous={<Step direction="previous" module={previous} strings={strings.previous} />}
      next={<Step direction="next" module={next} strings={strings.next} />}
    />
  );
}

interface StepProps {
  readonly direction: 'previous' | 'next';
  readonly module: number;
  readonly strings: StepsStrings['previous'];
}

function Step({ direction, module, strings }: StepProps) {
  // A click that opens a new tab leaves nothing in this one.
  function leave({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
    if (!metaKey && !ctrlKey && !shiftKey && !altKey) leaveTargetModule(module);
  }
  return (
    <Link to="/modules" rel={direction === 'previous' ? 'prev' : 'next'} onClick={leave} className={stepLinkClass(direction)}>
      <StepLabel direction={direction} label={strings.word} title={strings.title} />
    </Link>
  );
}
