import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether the form contains something that has not been sent: typed just now, before hydration, or from a draft. */
export function useUnsent<Answers extends FieldValues>(form: UseFormReturn<Answers>, defaults: Answers): boolean {
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    const check = () => setUnsent(Object.entries(form.getValues()).some(([name, value]) => value !== defaults[name]));
    check();
    return form.subscribe({ formState: { values: true }, callback: check });
  }, [form, defaults]);
  return unsent;
}
