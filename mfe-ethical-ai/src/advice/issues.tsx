import { AdviceCard, AdviceCards } from './advice-card.tsx';
import type { IssuesWords } from './issues.schema.ts';
import { LevelBadge } from './level-badge.tsx';

/** Four things that go wrong, how they show up and what to do. */
export function Issues({ words }: { readonly words: Pick<IssuesWords, 'shows' | 'example' | 'solution' | 'list'> }) {
  return (
    <AdviceCards>
      {words.list.map(({ title, severity, shows, example, solution }) => (
        <AdviceCard
          key={title}
          badge={<LevelBadge level={severity} />}
          title={title}
          parts={[
            [words.shows, shows],
            [words.example, example],
            [words.solution, solution],
          ]}
        />
      ))}
    </AdviceCards>
  );
}
