import { VisuallyHidden } from '@portal/ui';
import { type ReactNode, Suspense, useId } from 'react';
import css from './timeline.module.css';

/** A line from top to bottom with groups of numbered steps on both sides of it. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <div className={css.timeline}>{children}</div>;
}

export type TimelineGroupProps = {
  readonly title: string;
  readonly description: string;
  /** Number of its first step. */
  readonly from: number;
  /** Whether the step before the group is done; undefined for the first group. */
  readonly reached?: boolean;
  /** `TimelineStep`s. */
  readonly children: ReactNode;
};

/** A part of the line with its own name. Its steps are hydrated in a separate task, after the page. */
export function TimelineGroup({ title, description, from, reached, children }: TimelineGroupProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className={css.head} data-line={lineOf(reached)}>
        <h2 id={heading}>{title}</h2>
        <p className={css.description}>{description}</p>
      </div>
      <ol start={from} className={css.steps}>
        <Suspense>{children}</Suspense>
      </ol>
    </section>
  );
}

export type TimelineStepProps = {
  readonly number: number;
  /** The line to the next step is green from here on. */
  readonly done: boolean;
  readonly children: ReactNode;
};

/** One step: its number on the line and, alternately on the left and right, its content. */
export function TimelineStep({ number, done, children }: TimelineStepProps) {
  return (
    <li className={css.step} data-side={number % 2 === 1 ? 'start' : 'end'} data-line={lineOf(done)}>
      <span className={css.node}>
        <VisuallyHidden>Module </VisuallyHidden>
        {number}
      </span>
      {children}
    </li>
  );
}

export type TimelinePlacesProps = {
  /** In place of a group's title. */
  readonly head: ReactNode;
  /** In place of steps. */
  readonly children: readonly ReactNode[];
};

/** Placeholders for steps that are loading, in their final size and silent. */
export function TimelinePlaces({ head, children }: TimelinePlacesProps) {
  return (
    <div aria-hidden>
      <div className={css.head}>{head}</div>
      <div className={css.steps}>
        {children.map((place, index) => (
          <div key={index} className={css.step} data-side={index % 2 === 0 ? 'start' : 'end'} data-line="open">
            <span className={css.node} />
            {place}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Shown at the end of the line. */
export function TimelineEnd({ reached, children }: { readonly reached: boolean; readonly children: ReactNode }) {
  return (
    <div className={css.end} data-line={lineOf(reached)}>
      {children}
    </div>
  );
}

function lineOf(done: boolean | undefined): 'done' | 'open' | undefined {
  if (done === undefined) return undefined;
  return done ? 'done' : 'open';
}
