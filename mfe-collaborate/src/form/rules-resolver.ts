import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

// The site's policy forbids code made from text, which zod would otherwise try.
z.config({ jitless: true });

/** Validates a form with rules that are created when they are first needed; if a field has several mistakes, the first is shown. */
export function rulesResolver<Answers extends FieldValues>(make: () => z.ZodMiniType<Answers>): Resolver<Answers> {
  let rules: z.ZodMiniType<Answers> | undefined;
  return (answers) => {
    rules ??= make();
    const { success, data, error } = rules.safeParse(answers);
    if (success) return { values: data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of error.issues) errors[String(path[0])] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Answers> };
  };
}
