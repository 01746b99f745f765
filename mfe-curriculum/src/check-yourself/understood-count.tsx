import { formatCopy } from '@portal/contracts';
import strings from '../../content/check-yourself.yaml';
import type { Understood } from './understood.ts';
import css from './understood-count.module.css';

/** "4 of 5 understood", once something has been answered. */
export function UnderstoodCount({ right, answered, total }: Understood) {
  return answered > 0 && <p className={css.count}>{formatCopy(strings.understood, { n: right, total })}</p>;
}
