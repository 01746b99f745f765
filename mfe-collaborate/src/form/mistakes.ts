/** What is wrong with which field, in the order of the form. */
export function messagesIn(fields: object, messageFor: (name: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(fields).flatMap((name) => {
      const message = messageFor(name);
      return message ? [[name, message] as const] : [];
    }),
  );
}
