import { storageOf } from './copied-storage.ts';

/** Begins every key under which a tab keeps its copies for previews. */
const PREVIEWS = 'portal.preview.';

type Area = 'localStorage' | 'sessionStorage';

/**
 * Gives everything that runs in this page copies in place of what the browser keeps: the shell, apps that bring their own access, and
 * releases of any age. The copies are made once for a preview and tab, and are the tab's own; what the visitor really has is only read.
 */
export function keepCopies(id: string, around: Window & typeof globalThis): void {
  const mine = `${PREVIEWS}${id}.`;
  const tab = textStorage(around, 'sessionStorage');
  const isCopied = tab?.getItem(mine) !== null && tab !== undefined;
  if (!isCopied) forgetCopies(tab);
  let isWhole = true;
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const below = `${mine}${area}.`;
    const texts = isCopied ? textsOf(tab, (key) => key.startsWith(below), below.length) : textsOf(textStorage(around, area), isNoCopy, 0);
    const keep = (key: string, text: string | null) => {
      if (text === null) tab?.removeItem(below + key);
      else tab?.setItem(below + key, text);
    };
    isWhole = isCopied || (isWhole && keepAll(texts, keep));
    const copy = storageOf(texts, keep);
    Object.defineProperty(around, area, { configurable: true, enumerable: true, get: () => copy });
  }
  if (isWhole && !isCopied) keepAll(new Map([[mine, 'copied']]), (key, text) => tab?.setItem(key, text));
  talkToNobody(around);
}

const isNoCopy = (key: string) => !key.startsWith(PREVIEWS);

/** Says whether there is room for all; copies for which there is none last as long as the page. */
function keepAll(texts: ReadonlyMap<string, string>, keep: (key: string, text: string) => void): boolean {
  try {
    for (const [key, text] of texts) keep(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Copies of another preview, or of which only a part found room. */
function forgetCopies(tab: Storage | undefined): void {
  for (const key of textsOf(tab, (each) => !isNoCopy(each), 0).keys()) tab?.removeItem(key);
}

/** Nothing where the browser does not allow it. */
function textStorage(around: Window, area: Area): Storage | undefined {
  try {
    return around[area];
  } catch {
    return undefined;
  }
}

function textsOf(storage: Storage | undefined, wanted: (key: string) => boolean, skip: number): Map<string, string> {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').filter(wanted);
  return new Map(keys.map((key) => [key.slice(skip), storage?.getItem(key) ?? '']));
}

/** Tabs tell each other what they change: what is changed here is nobody's business. */
function talkToNobody(around: Window & typeof globalThis): void {
  const Real = around.BroadcastChannel;
  if (!Real) return;
  const alone = Math.random().toString(36).slice(2);
  around.BroadcastChannel = class extends Real {
    constructor(name: string) {
      super(`${name} ${alone}`);
    }
  };
}
