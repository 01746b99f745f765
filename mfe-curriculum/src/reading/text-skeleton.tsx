import { Skeleton } from '@portal/ui';
import css from './text-skeleton.module.css';

/** The number of sections in a module's text, and of words in a line: on a phone, half as many. */
const SECTIONS = 6;
const WORDS_A_LINE = 11;

/** The placeholder of a text with this many words. */
export function TextSkeleton({ words }: { readonly words: number }) {
  const lines = Math.max(2, Math.round(words / SECTIONS / WORDS_A_LINE));
  return Array.from({ length: SECTIONS }, (_, section) => (
    <div key={section} className={css.section}>
      <Skeleton shape="title" />
      <Skeleton lines={lines} />
      <Skeleton lines={lines} className={css.onPhones} />
    </div>
  ));
}
