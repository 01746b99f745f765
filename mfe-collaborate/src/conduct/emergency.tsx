import { ExternalLink, Notice } from '@portal/ui';
import type { ConductStrings } from './conduct.schema.ts';

/** Who helps at once: shown before the form, because reports are not read around the clock. */
export function Emergency({ strings }: { readonly strings: ConductStrings['reporting']['emergency'] }) {
  return (
    <Notice
      tone="critical"
      title={strings.heading}
      level={3}
      action={<ExternalLink href={strings.helplineAddress}>{strings.helpline}</ExternalLink>}
    >
      {strings.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  );
}
