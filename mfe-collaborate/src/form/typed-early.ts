import type { FieldValues } from 'react-hook-form';

/** What already stands in the prerendered form when it is taken over: typed by a quick visitor, or put back by the browser. */
export function typedEarly<Answers extends FieldValues>(formId: string, defaults: Answers): Answers {
  const form = typeof document === 'undefined' ? null : (document.getElementById(formId) as HTMLFormElement | null);
  if (!form) return defaults;
  const typed = new FormData(form);
  const entries = Object.entries(defaults).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? typed.has(name) : (typed.get(name) ?? value),
  ]);
  return Object.fromEntries(entries) as Answers;
}
