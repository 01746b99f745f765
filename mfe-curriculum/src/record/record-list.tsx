import { formatCopy } from '@portal/contracts';
import { useId } from 'react';
import strings from '../../content/record.yaml';
import css from './record.module.css';

/** A completed module as the record lists it. */
export interface Recorded {
  readonly id: number;
  readonly title: string;
  readonly level: string;
}

export type RecordListProps = {
  readonly heading: string;
  /** How many modules count as completed, of how many. */
  readonly n: number;
  readonly total: number;
  readonly modules: readonly Recorded[];
};

/** What was completed of one course. */
export function RecordList({ heading, n, total, modules }: RecordListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.course}>
      <h2 id={id}>{heading}</h2>
      <p>{formatCopy(strings.completed, { n, total })}</p>
      <table className={css.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{strings.columns.module}</th>
            <th scope="col">{strings.columns.level}</th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <tr key={module.id}>
              <th scope="row">{module.title}</th>
              <td>{module.level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
