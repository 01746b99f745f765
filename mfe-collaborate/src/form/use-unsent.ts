import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether something stands in the form that was not sent: typed just now, before the page worked, or in a draft. */
export function useUnsent<Answers extends FieldValues>(form: UseFormReturn<Answers>, defaults: Answers): boolean {
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    const check = () => setUnsent(Object.entries(form.getValues()).some(([name, value]) => value !== defaults[name]));
    check();
    return form.subscribe({ formState: { values: true }, callback: check });
  }, [form, defaults]);
  return unsent;
}
