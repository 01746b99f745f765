import NotebookText from 'lucide-react/icons/notebook-text';
import { Link } from 'react-router-dom';
import { FILTERS, type Filter, filterLabels } from './filters.ts';
import css from './list-filter.module.css';
import { fragmentOfList, MY_NOTES } from './place.ts';

export type ListFilterProps = {
  readonly filter: Filter | undefined;
  /** How many modules are shown, and out of how many; nothing while they are being requested. */
  readonly shown: number | undefined;
  readonly total: number;
  /** The visitor is about to look at their notes. */
  readonly onNotesIntent: () => void;
};

/** The filters of the list, as links: each has its own address. The number of modules is announced when it changes. */
export function ListFilter({ filter, shown, total, onNotesIntent }: ListFilterProps) {
  return (
    <div className={css.bar} data-print="none">
      <nav aria-label="Filter modules" className={css.filters}>
        {[undefined, ...FILTERS].map((each) => (
          <Link
            key={each ?? 'all'}
            to={{ hash: fragmentOfList(each) }}
            preventScrollReset
            aria-current={each === filter ? 'true' : undefined}
            className={css.filter}
          >
            {each ? filterLabels[each] : 'All modules'}
          </Link>
        ))}
      </nav>
      <Link to={{ hash: MY_NOTES }} onPointerEnter={onNotesIntent} onFocus={onNotesIntent} className={css.notes}>
        <NotebookText aria-hidden />
        My notes
      </Link>
      <p role="status" className={css.count}>
        {statusText(filter, shown, total)}
      </p>
    </div>
  );
}

function statusText(filter: Filter | undefined, shown: number | undefined, total: number): string {
  if (shown === undefined) return 'Loading modules';
  return filter === undefined ? `All ${total} modules` : `Showing ${shown} of ${total} modules`;
}
