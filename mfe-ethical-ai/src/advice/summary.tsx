import { AdviceCard, AdviceCards } from './advice-card.tsx';
import cards from './cards.module.css';
import { LevelBadge } from './level-badge.tsx';
import type { SummaryStrings } from './summary.schema.ts';

type CardStrings = Omit<SummaryStrings['cards'][number], 'badge' | 'risk'> & { readonly badge: string; readonly risk?: string };

/** Cards, each saying how much it matters and, in the summary, what is at risk. */
export function Summary({ list }: { readonly list: readonly CardStrings[] }) {
  return (
    <AdviceCards>
      {list.map(({ title, badge, risk, text }) => (
        <AdviceCard
          key={title}
          badge={
            <>
              <LevelBadge level={badge} />
              {risk && <span className={cards.risk}>{risk}</span>}
            </>
          }
          title={title}
          text={text}
        />
      ))}
    </AdviceCards>
  );
}
