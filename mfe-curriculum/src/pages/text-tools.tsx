import { useResearchPath } from '@portal/progress';
import { buttonClass } from '@portal/ui';
import type { RefObject } from 'react';
import { useAchievements } from '../curriculum/use-achievements.ts';
import type { Module } from '../modules/module.ts';
import { type TextPage, textPageAt } from '../modules/text-pages.ts';
import { ReadingToolbar } from '../reading/reading-toolbar.tsx';
import { StepLink } from '../reading/step-link.tsx';
import { PathCompletion } from '../research-path/path-completion.tsx';
import { CurriculumCompletion } from './curriculum-completion.tsx';
import { stepsFrom } from './curriculum-steps.ts';
import { CurriculumTools } from './curriculum-tools.tsx';

/** A text at its own address links to others at theirs. */
const addressOf = ({ slug, route }: Module) => route ?? `/modules/${slug}`;
const stepTo = (step: TextPage['next']) => step && { title: step.title, to: step.path, state: null, prepare: () => undefined };

type OfText = { readonly address: string };

/** The toolbar of a text's page. */
export function TextTools({ address, notesPlace }: OfText & { readonly notesPlace: RefObject<HTMLElement | null> }) {
  const page = textPageAt(address);
  if (!page) return null;
  if (page.course === 'research') return <ReadingToolbar address={page.path} previous={stepTo(page.previous)} next={stepTo(page.next)} />;
  return <ModuleTools module={page.module} notesPlace={notesPlace} />;
}

function ModuleTools({ module, notesPlace }: { readonly module: Module; readonly notesPlace: RefObject<HTMLElement | null> }) {
  const achievements = useAchievements();
  const steps = stepsFrom(module, { openedBy: 'link' }, achievements.completed, addressOf);
  return (
    <CurriculumTools
      module={module}
      achievements={achievements}
      steps={{ previous: steps.previous, next: steps.next }}
      notesPlace={notesPlace}
    />
  );
}

/** The end of a text's page: marking it as completed, and the links to continue. */
export function TextCompletion({ address }: OfText) {
  const page = textPageAt(address);
  if (!page) return null;
  return page.course === 'research' ? <PathStep {...page} /> : <ModuleCompletion module={page.module} />;
}

function ModuleCompletion({ module }: { readonly module: Module }) {
  const achievements = useAchievements();
  const steps = stepsFrom(module, { openedBy: 'link' }, achievements.completed, addressOf);
  return <CurriculumCompletion module={module} achievements={achievements} steps={steps} />;
}

function PathStep({ module: { id }, next }: TextPage) {
  const path = useResearchPath();
  const onwards = stepTo(next);
  return (
    <PathCompletion
      completed={path.has(id)}
      onComplete={() => path.complete(id)}
      onwards={
        onwards && (
          <StepLink step={onwards} className={buttonClass({ size: 'lg' })}>
            Continue with: {onwards.title}
          </StepLink>
        )
      }
    />
  );
}
