/** How a form was filled in: all that is told of it, so that nobody can be recognized by it. */
export interface FormSignals {
  /** Whole seconds between the form's showing and its sending, at most {@link MAX_SECONDS}. */
  readonly seconds: number;
  /** Whether the field that no person sees or reaches holds something. What it holds is never sent. */
  readonly trapFilled: boolean;
}

/** The header that forms send their signals with. Forms of older releases, and other callers, send none. */
export const FORM_SIGNALS_HEADER = 'Form-Signals';

/** From here on all are alike. */
const MAX_SECONDS = 60;

/** The header's value. */
export function formSignals({ seconds, trapFilled }: FormSignals): string {
  const whole = Math.min(Math.max(Math.floor(seconds), 0), MAX_SECONDS);
  return `seconds=${whole}; trap=${trapFilled ? 'filled' : 'empty'}`;
}

/** Reads the header; what is no value of {@link formSignals} says nothing. */
export function readFormSignals(header: string | undefined): FormSignals | undefined {
  const found = /^seconds=(\d{1,2}); trap=(filled|empty)$/.exec(header ?? '');
  return found ? { seconds: Number(found[1]), trapFilled: found[2] === 'filled' } : undefined;
}
