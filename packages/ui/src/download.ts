/** How long the browser has to read the file, in milliseconds. */
const READ_WITHIN_MS = 60_000;

/** Gives a text to the visitor as a file. None of it leaves the browser. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
