import { Card, cardLinkClass, type LazyPart, useIntent } from '@portal/ui';
import { type ComponentType, useRef } from 'react';
import { TOOL_IDS, type ToolId } from './tool-ids.ts';
import { ToolPanel } from './tool-panel.tsx';
import styles from './tools.module.css';
import type { ToolsStrings } from './tools.schema.ts';
import { useOpenTool } from './use-open-tool.ts';

interface Props {
  readonly strings: Omit<ToolsStrings, 'heading' | 'lead'>;
  readonly parts: Readonly<Record<ToolId, LazyPart<ComponentType>>>;
}

/** Four cards, of which at most one is open. */
export function Tools({ strings, parts }: Props) {
  const { open, byHand, toggle } = useOpenTool();
  const cards = useRef<HTMLUListElement>(null);

  function close(id: ToolId) {
    toggle(id);
    // The button that had the focus disappears.
    cards.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  }

  return (
    <>
      <ul ref={cards} className={styles.cards} data-print="none">
        {TOOL_IDS.map((id, index) => (
          <ToolCard key={id} id={id} strings={strings.cards[index]} part={parts[id]} isOpen={id === open} onToggle={() => toggle(id)} />
        ))}
      </ul>
      {TOOL_IDS.map((id, index) => (
        <div key={id} id={id} className={byHand ? undefined : styles.place}>
          {id === open && (
            <ToolPanel
              strings={strings}
              title={strings.cards[index]?.title ?? ''}
              part={parts[id]}
              byHand={byHand}
              onClose={() => close(id)}
            />
          )}
        </div>
      ))}
    </>
  );
}

interface ToolCardProps {
  readonly id: ToolId;
  readonly strings: ToolsStrings['cards'][number] | undefined;
  readonly part: LazyPart<ComponentType>;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ToolCard({ id, strings, part, isOpen, onToggle }: ToolCardProps) {
  // A failed prefetch becomes visible when the tool is opened.
  const intent = useIntent(() => void part.load().catch(() => undefined));
  return (
    <Card as="li" interactive className={isOpen ? styles.active : styles.card} {...intent}>
      <span aria-hidden="true" className={`${styles.icon} ${styles[id]}`} />
      <h3 className={styles.title}>
        <button type="button" className={cardLinkClass} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {strings?.title}
        </button>
      </h3>
      <p className={styles.description}>{strings?.description}</p>
    </Card>
  );
}
