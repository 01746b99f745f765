import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { classes } from './classes.ts';
import type { ElementProps } from './element-props.ts';
import css from './external-link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

// Keeps the arrow on the line of the last word.
const WORD_JOINER = '\u2060';

export type ExternalLinkProps = Omit<ElementProps<'a'>, 'target' | 'rel'> & {
  /** Empty while it is not known: a disabled button then says that it opens soon. */
  readonly href: string;
  /** Whether the small arrow follows the words; by default, it does. */
  readonly arrow?: boolean;
};

/** A link out of the site. It opens a new tab, says so, and gives the other site no handle on this one. */
export function ExternalLink({ arrow = true, className, children, ...rest }: ExternalLinkProps) {
  if (rest.href === '')
    return (
      <button type="button" disabled className={classes(css.link, className)}>
        <span>{children} (Opening soon)</span>
      </button>
    );
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={classes(css.link, className)}>
      {children}
      {arrow && (
        <span aria-hidden="true" className={css.arrow}>
          {WORD_JOINER}
          <ArrowUpRight />
        </span>
      )}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
