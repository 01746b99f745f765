import { useMemo } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** What is wrong with which field, in the order of the form. */
export function messagesIn(fields: object, messageFor: (name: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(fields).flatMap((name) => {
      const message = messageFor(name);
      return message ? [[name, message] as const] : [];
    }),
  );
}

/** The messages currently shown at the fields; the same object until they change, so that nothing is rendered without need. */
export function useMessages<Answers extends FieldValues>(fields: Answers, errors: FieldErrors<Answers>): ReadonlyMap<string, string> {
  const said = JSON.stringify([...messagesIn(fields, (name) => errors[name]?.message as string | undefined)]);
  return useMemo(() => new Map<string, string>(JSON.parse(said)), [said]);
}
