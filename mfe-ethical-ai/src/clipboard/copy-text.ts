import styles from './copy-text.module.css';

/** Puts a text on the clipboard, in an older way if the browser refuses the newer one. False if neither works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages that are not served securely.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Selects an element's text, for visitors who have to copy it themselves. */
export function selectContents(element: Element): void {
  getSelection()?.selectAllChildren(element);
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.className = styles.away ?? '';
  area.value = text;
  document.body.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
