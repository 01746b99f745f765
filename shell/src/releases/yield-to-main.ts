/**
 * Resolves in a task of its own: what the visitor does meanwhile comes first, and the browser can paint. By a message, not by a timer:
 * in a tab in the background timers run once a second, and a page that starts in ten tasks would have used up its release's time.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
