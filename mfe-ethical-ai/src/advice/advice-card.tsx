import { Card } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import cards from './cards.module.css';

interface Props {
  /** One or two badges above the title. */
  readonly badge: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** Named parts below the text; one without words is left out. */
  readonly parts?: readonly (readonly [name: string, strings: string | undefined])[];
}

/** A card of advice in a list. */
export function AdviceCard({ badge, title, text, parts }: Props) {
  return (
    <Card as="li">
      <p className={cards.row}>{badge}</p>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      {parts && (
        <dl className={cards.parts}>
          {parts.map(
            ([name, strings]) =>
              strings && (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{strings}</dd>
                </Fragment>
              ),
          )}
        </dl>
      )}
    </Card>
  );
}

/** Cards side by side if there is room. */
export function AdviceCards({ children }: { readonly children: ReactNode }) {
  return <ul className={cards.grid}>{children}</ul>;
}
