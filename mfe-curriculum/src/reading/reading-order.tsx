import type { MarkdownDocument, TextLink } from '@portal/editorial';
import { Card } from '@portal/ui';
import BookOpen from 'lucide-react/icons/book-open';
import Clock from 'lucide-react/icons/clock-3';
import { Link } from 'react-router-dom';
import { inMinutes } from './minutes.ts';
import css from './reading-order.module.css';

/** What a text says about itself and about those before and after it. */
export type OrderedText = Pick<MarkdownDocument, 'meta' | 'minutes' | 'needs' | 'next'>;

export type ReadingOrderProps = {
  readonly text: OrderedText;
  /** Where the links lead. */
  readonly addressOf: (link: TextLink) => string;
};

/** Above a text: how long reading it and doing its tasks take, and what to read first. */
export function BeforeYouStart({ text: { meta, minutes, needs }, addressOf }: ReadingOrderProps) {
  return (
    <Card as="section" variant="sunken" aria-label="Before you start" className={css.before}>
      <p className={css.times}>
        <span>
          <BookOpen aria-hidden />
          {inMinutes(minutes)} to read
        </span>
        {typeof meta.timeToDo === 'string' && (
          <span>
            <Clock aria-hidden />
            {meta.timeToDo} to do
          </span>
        )}
      </p>
      {needs.length > 0 && (
        <>
          <p className={css.label}>What you need first</p>
          <TextLinks links={needs} addressOf={addressOf} />
        </>
      )}
    </Card>
  );
}

/** Below a text: what to read next. */
export function WhatComesNext({ text: { next }, addressOf }: ReadingOrderProps) {
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="what-comes-next" className={css.next} data-print="none">
      <h2 id="what-comes-next">What comes next</h2>
      <TextLinks links={next} addressOf={addressOf} />
    </section>
  );
}

function TextLinks({ links, addressOf }: { readonly links: readonly TextLink[] } & Pick<ReadingOrderProps, 'addressOf'>) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.name}>
          <Link to={addressOf(link)}>{link.title}</Link>
        </li>
      ))}
    </ul>
  );
}
