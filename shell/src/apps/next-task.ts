/** Resolves in a task of its own: what the visitor does meanwhile comes first, and the browser can paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
