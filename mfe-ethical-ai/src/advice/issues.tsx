import { AdviceCard, AdviceCards } from './advice-card.tsx';
import type { IssuesStrings } from './issues.schema.ts';
import { LevelBadge } from './level-badge.tsx';

/** Four things that go wrong, how to recognize them and what to do. */
export function Issues({ strings }: { readonly strings: Pick<IssuesStrings, 'shows' | 'example' | 'solution' | 'list'> }) {
  return (
    <AdviceCards>
      {strings.list.map(({ title, severity, shows, example, solution }) => (
        <AdviceCard
          key={title}
          badge={<LevelBadge level={severity} />}
          title={title}
          parts={[
            [strings.shows, shows],
            [strings.example, example],
            [strings.solution, solution],
          ]}
        />
      ))}
    </AdviceCards>
  );
}
