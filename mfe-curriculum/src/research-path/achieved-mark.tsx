import CircleCheck from 'lucide-react/icons/circle-check';
import css from './achieved-mark.module.css';

/** The checkmark of a completed card; the card's badge says the word. Its space is reserved, so that nothing moves when it appears. */
export function AchievedMark({ completed }: { readonly completed: boolean }) {
  return <span className={css.mark}>{completed && <CircleCheck aria-hidden />}</span>;
}
