import { formatCopy } from '@portal/contracts';
import strings from '../../content/page.yaml';
import type { Understood } from './understood.ts';
import css from './understood-count.module.css';

/** "4 of 5 understood", once something was answered. */
export function UnderstoodCount({ right, answered, total }: Understood) {
  return answered > 0 && <p className={css.count}>{formatCopy(strings.checkYourself.understood, { n: right, total })}</p>;
}
