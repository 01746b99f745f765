import { VisuallyHidden } from '@portal/ui';
import { type ReactNode, Suspense, useId } from 'react';
import css from './timeline.module.css';

/** A line from top to end with groups of numbered steps on both sides of it. */
export function Timeline({ children }: { readonly children: ReactNode }) {
  return <div className={css.timeline}>{children}</div>;
}

export type TimelineGroupProps = {
  readonly title: string;
  readonly description: string;
  /** Number of its first step. */
  readonly from: number;
  /** Whether the step before the group is done; nothing for the group at the top. */
  readonly reached?: boolean;
  /** `TimelineStep`s. */
  readonly children: ReactNode;
};

/** A part of the line with a name of its own. Its steps are hydrated in their own task, after the page. */
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

/** One step: its number on the line, and beside it, left and right in turns, what it is. */
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
  /** In the place of a group's title. */
  readonly head: ReactNode;
  /** In the places of steps. */
  readonly children: readonly ReactNode[];
};

/** The places of steps that are on their way, of their final size and silent. */
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

/** What stands where the line ends. */
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
