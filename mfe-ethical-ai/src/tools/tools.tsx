import { Card, cardLinkClass } from '@portal/ui';
import { useRef } from 'react';
import { onIntent } from './on-intent.ts';
import type { PanelPart } from './panel-part.ts';
import { TOOL_IDS, type ToolId } from './tool-ids.ts';
import { ToolPanel } from './tool-panel.tsx';
import styles from './tools.module.css';
import type { ToolsWords } from './tools.schema.ts';
import { useOpenTool } from './use-open-tool.ts';

interface Props {
  readonly words: Omit<ToolsWords, 'heading' | 'lead'>;
  readonly parts: Readonly<Record<ToolId, PanelPart>>;
}

/** Four cards, of which one at a time is open. */
export function Tools({ words, parts }: Props) {
  const { open, byHand, toggle } = useOpenTool();
  const cards = useRef<HTMLUListElement>(null);

  function close(id: ToolId) {
    toggle(id);
    // The button that had the focus goes.
    cards.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  }

  return (
    <>
      <ul ref={cards} className={styles.cards} data-print="none">
        {TOOL_IDS.map((id, at) => (
          <Card key={id} as="li" interactive className={id === open ? styles.active : styles.card} {...onIntent(parts[id])}>
            <span aria-hidden="true" className={`${styles.icon} ${styles[id]}`} />
            <h3 className={styles.title}>
              <button type="button" className={cardLinkClass} aria-expanded={id === open} aria-controls={id} onClick={() => toggle(id)}>
                {words.cards[at]?.title}
              </button>
            </h3>
            <p className={styles.description}>{words.cards[at]?.description}</p>
          </Card>
        ))}
      </ul>
      {TOOL_IDS.map((id, at) => (
        <div key={id} id={id} className={byHand ? undefined : styles.place}>
          {id === open && (
            <ToolPanel words={words} title={words.cards[at]?.title ?? ''} part={parts[id]} byHand={byHand} onClose={() => close(id)} />
          )}
        </div>
      ))}
    </>
  );
}
