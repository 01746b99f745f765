import { nextUnfinished } from '../curriculum/going-on.ts';
import { continuesWith, nextOf, positionOf, previousOf } from '../curriculum/path-order.ts';
import type { Step } from '../curriculum/place.ts';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { prepare } from '../modules/prepare.ts';
import type { ReadingStep } from '../reading/steps.ts';

export type CurriculumSteps = ReturnType<typeof stepsFrom>;

/** The links to continue from a module: where each leads depends on the view in which the module is read. */
export function stepsFrom(module: Module, place: Step, completed: ReadonlySet<number>, addressOf: (other: Module) => ReadingStep['to']) {
  const position = positionOf(curriculum, module);
  const state: Step = { openedBy: place.openedBy, cameFrom: position === undefined ? place.cameFrom : module.slug };
  const stepTo = (other: Module | undefined): ReadingStep | undefined =>
    other && { title: other.title, to: addressOf(other), state, prepare: () => prepare(other) };
  const next = nextOf(curriculum, module, place.cameFrom);
  const continuing = position === undefined ? undefined : continuesWith(curriculum, module);
  const nextOnPath = next?.slug === continuing?.slug ? undefined : next;
  const unfinished = nextUnfinished(curriculum, completed, module);
  return {
    position,
    total: curriculum.path.length,
    previous: stepTo(previousOf(curriculum, module)),
    next: stepTo(next),
    continuesWith: stepTo(continuing),
    nextOnPath: stepTo(nextOnPath),
    nextUnfinished: stepTo([continuing, nextOnPath].some((offered) => offered?.slug === unfinished?.slug) ? undefined : unfinished),
  };
}
