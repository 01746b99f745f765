import { useLazyPart } from '@portal/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { ClickableItemsProps } from '../check-yourself/clickable-items.tsx';
import { clickableItems } from './parts.ts';

/** Makes the questions of a text interactive. If their code does not load, the answers open anyway. */
export function CheckItems(props: ClickableItemsProps) {
  const { value: ClickableItems } = useLazyPart(clickableItems);
  return ClickableItems ? <ClickableItems {...props} /> : null;
}

/** The same for a text that came with the document, which itself names the key of its answers. */
export function CheckItemsOfDocument({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState<string>();
  useEffect(() => setText(within.current?.querySelector<HTMLElement>('[data-answers]')?.dataset.answers), [within]);
  return text === undefined ? null : <CheckItems text={text} within={within} />;
}
