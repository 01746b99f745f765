/** How a form was filled in. Nothing more is sent, so that nobody can be recognized by it. */
export interface FormSignals {
  /** Whole seconds from showing the form to sending it, at most {@link MOST_SECONDS}. */
  readonly seconds: number;
  /** Whether the field that no person sees or reaches has been filled in. Its content is never sent. */
  readonly trapFilled: boolean;
}

/** The header in which forms send their signals. Forms of older releases, and other callers, do not send it. */
export const FORM_SIGNALS_HEADER = 'Form-Signals';

/** Longer times are all sent as this one. */
const MAX_SECONDS = 60;

/** The header's value. */
export function formSignals({ seconds, trapFilled }: FormSignals): string {
  const whole = Math.min(Math.max(Math.floor(seconds), 0), MAX_SECONDS);
  return `seconds=${whole}; trap=${trapFilled ? 'filled' : 'empty'}`;
}

/** Reads the header; a value that {@link formSignals} would not write counts as no signals. */
export function readFormSignals(header: string | undefined): FormSignals | undefined {
  const found = /^seconds=(\d{1,2}); trap=(filled|empty)$/.exec(header ?? '');
  return found ? { seconds: Number(found[1]), trapFilled: found[2] === 'filled' } : undefined;
}
