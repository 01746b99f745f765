import { numberText } from '@portal/contracts';
import { AREAS, kindOf } from '@portal/progress/data-file';
import { Collapsible, formatCopy } from '@portal/ui';
import styles from './every-entry.module.css';
import { useKeptAndSteps } from './kept-provider.tsx';
import type { YourDataWords } from './your-data.schema.ts';

interface Props {
  readonly words: YourDataWords['kept']['every'];
  readonly kinds: YourDataWords['kinds'];
}

/** Every key with its own name: nothing is kept that is not named here. */
export function EveryEntry({ words, kinds }: Props) {
  const { kept } = useKeptAndSteps();
  const entries = AREAS.flatMap((area) =>
    [...(kept?.texts[area] ?? [])]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, text]) => ({
        id: `${area} ${key}`,
        line: formatCopy(area === 'tab' ? words.tab : words.here, {
          name: key,
          kind: kinds[kindOf(area, key)].name,
          count: numberText(text.length),
        }),
      })),
  );
  return (
    <Collapsible heading={words.heading} className={styles.section}>
      {entries.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.lead}</p>
          <ul className={styles.list}>
            {entries.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Collapsible>
  );
}
