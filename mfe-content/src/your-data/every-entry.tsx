import { formatCopy, numberText } from '@portal/contracts';
import { AREAS, kindOf } from '@portal/progress/data-file';
import { Collapsible } from '@portal/ui';
import styles from './every-entry.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

interface Props {
  readonly strings: YourDataStrings['kept']['every'];
  readonly kinds: YourDataStrings['kinds'];
}

/** Every key with its own name: nothing is stored that is not named here. */
export function EveryEntry({ strings, kinds }: Props) {
  const { stored } = useStoredAndSteps();
  const entries = AREAS.flatMap((area) =>
    [...(stored?.texts[area] ?? [])]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, text]) => ({
        id: `${area} ${key}`,
        line: formatCopy(area === 'tab' ? strings.tab : strings.here, {
          name: key,
          kind: kinds[kindOf(area, key)].name,
          count: numberText(text.length),
        }),
      })),
  );
  return (
    <Collapsible heading={strings.heading} className={styles.section}>
      {entries.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <>
          <p>{strings.lead}</p>
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
