import { cloneElement, type ReactElement, useId } from 'react';
import css from './tooltip.module.css';
import { useTooltip } from './tooltip-timing.ts';

export type TooltipProps = {
  /** A few words. They add to the accessible name of the control and never replace it. */
  readonly text: string;
  /** One control that takes the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string; label?: string }>;
};

/**
 * Words beside a control while the mouse or the keyboard focus rests on it. Not shown on touch screens: put the words in the page there.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { open, handlers } = useTooltip();
  const repeatsName = text === (children.props.label ?? children.props['aria-label']);
  return (
    <span className={css.anchor} {...handlers}>
      {open && !repeatsName ? cloneElement(children, { 'aria-describedby': id }) : children}
      {open && (
        <span role="tooltip" id={id} className={css.place}>
          <span className={css.tip}>{text}</span>
        </span>
      )}
    </span>
  );
}
