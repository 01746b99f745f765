import { Badge } from '@portal/ui';
import { AdviceCard, AdviceCards } from './advice-card.tsx';
import type { GuidanceStrings } from './guidance.schema.ts';

/** Made-up situations, what goes wrong in them and a better way. */
export function CaseStudies({ strings }: { readonly strings: Omit<GuidanceStrings['cases'], 'heading' | 'lead'> }) {
  return (
    <AdviceCards>
      {strings.cards.map(({ title, situation, wrong, better }) => (
        <AdviceCard
          key={title}
          badge={<Badge>{strings.mark}</Badge>}
          title={title}
          text={situation}
          parts={[
            [strings.wrong, wrong],
            [strings.better, better],
          ]}
        />
      ))}
    </AdviceCards>
  );
}
