import { formatCopy } from '@portal/contracts';
import { useId } from 'react';
import strings from '../../content/record.yaml';
import css from './record.module.css';

/** A completed module as the record lists it. */
export interface Recorded {
  readonly id: number;
  readonly title: string;
  readonly level: string;
  /** Questions answered correctly, out of how many; undefined if none was answered. */
  readonly understood?: { readonly right: number; readonly total: number } | undefined;
}

export type RecordListProps = {
  readonly heading: string;
  /** How many modules count as completed, out of how many. */
  readonly n: number;
  readonly total: number;
  readonly modules: readonly Recorded[];
};

/** What was completed in one course. */
export function RecordList({ heading, n, total, modules }: RecordListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.course}>
      <h2 id={id}>{heading}</h2>
      <p>{formatCopy(strings.completed, { n, total })}</p>
      <ul className={css.list}>
        {modules.map(({ id: module, title, level, understood }) => (
          <li key={module}>
            <span>{title}</span>{' '}
            <span className={css.facts}>
              {understood && `${formatCopy(strings.understood, { n: understood.right, total: understood.total })} · `}
              {level}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
