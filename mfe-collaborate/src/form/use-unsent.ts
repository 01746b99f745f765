import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Whether something stands in the form that was not sent: typed just now, before the page worked, or in a draft. */
export function useUnsent<Answers extends FieldValues>(form: UseFormReturn<Answers>, defaults: Answers): boolean {
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    const look = () => setUnsent(Object.entries(form.getValues()).some(([name, value]) => value !== defaults[name]));
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, defaults]);
  return unsent;
}
