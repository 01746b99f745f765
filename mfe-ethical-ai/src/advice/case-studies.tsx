import { Badge } from '@portal/ui';
import { AdviceCard, AdviceCards } from './advice-card.tsx';
import type { GuidanceWords } from './guidance.schema.ts';

/** Made-up situations, what goes wrong in them and a better way. */
export function CaseStudies({ words }: { readonly words: Omit<GuidanceWords['cases'], 'heading' | 'lead'> }) {
  return (
    <AdviceCards>
      {words.cards.map(({ title, situation, wrong, better }) => (
        <AdviceCard
          key={title}
          badge={<Badge>{words.mark}</Badge>}
          title={title}
          text={situation}
          parts={[
            [words.wrong, wrong],
            [words.better, better],
          ]}
        />
      ))}
    </AdviceCards>
  );
}
