import { formatCopy } from '@portal/contracts';
import { leaveTargetModule, type ReadingPlace, useCompletedModules, useReadingPlaces, useSettings } from '@portal/progress';
import { buttonClass, PageHeader, textLinkClass } from '@portal/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import styles from './hero.module.css';
import type { HomeStrings } from './home.schema.ts';

interface Props {
  readonly strings: HomeStrings['hero'];
  readonly headline: string;
}

/** What this is, for whom, and the one way to begin. */
export function Hero({ strings, headline }: Props) {
  return (
    <PageHeader title={headline} className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.lead}>{strings.lead}</p>
        <Link to="/modules" className={`${buttonClass({ size: 'lg' })} ${styles.begin}`}>
          {strings.button}
          <ArrowRight aria-hidden className={styles.arrow} />
        </Link>
        <Note strings={strings} />
      </div>
    </PageHeader>
  );
}

/** Modules that count toward progress (3-decisions.md, "18 modules or 19"). */
const COUNTED_MODULES = 18;

/** The place in any course that was read last; on the same day, that of the first course. */
function lastRead(places: ReturnType<typeof useReadingPlaces>['places']): ReadingPlace | undefined {
  return Object.values(places).reduce<ReadingPlace | undefined>((last, place) => (last && last.day >= place.day ? last : place), undefined);
}

/** What it costs or, for returning readers, known only to their browser, the link to where they were. Both take the same two lines. */
function Note({ strings }: { readonly strings: HomeStrings['hero'] }) {
  const last = useSettings().settings.lastModule;
  const place = lastRead(useReadingPlaces().places);
  const count = Math.min(useCompletedModules().ids.length, COUNTED_MODULES);
  if (last === undefined && !place) return <p className={styles.note}>{strings.note}</p>;
  return (
    <p className={styles.note}>
      <Link
        to={place ? `${place.address}#${place.section}` : '/modules'}
        className={textLinkClass}
        onClick={() => place || last === undefined || leaveTargetModule(last)}
      >
        {strings.goOn}
      </Link>{' '}
      <span>({formatCopy(strings.done, { count, total: COUNTED_MODULES })})</span>
    </p>
  );
}
