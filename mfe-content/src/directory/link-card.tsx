import { Badge, Button, buttonClass, Card, ExternalLink, textLinkClass, VisuallyHidden } from '@portal/ui';
import { cardId } from './card-id.ts';
import styles from './link-card.module.css';
import { LinkChecked } from './link-checked.tsx';

export interface LinkCardProps {
  readonly name: string;
  readonly badges?: readonly string[];
  readonly description: string;
  /** Facts about the thing in two or three words each, such as its length. */
  readonly facts?: readonly (readonly [term: string, value: string])[];
  /** Facts about the thing in one sentence each, below a label. */
  readonly details?: readonly (readonly [term: string, sentence: string])[];
  /** Buttons; `aside` is for words that are too long for a button. */
  readonly links: readonly { readonly label: string; readonly url: string; readonly aside?: boolean }[];
  /** What the disabled button says if there is no link. */
  readonly noLink?: string;
  /** The day on which a person opened the link. */
  readonly checked?: string | undefined;
}

/** One thing elsewhere on the web: what it is, and a link to it that opens in a new tab. A fragment with its name leads to the card. */
export function LinkCard({ name, badges = [], description, facts = [], details = [], links, noLink, checked }: LinkCardProps) {
  return (
    <Card as="li" id={cardId(name)} variant={links.length > 0 ? 'plain' : 'sunken'}>
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map((badge) => (
            <Badge key={badge}>{badge}</Badge>
          ))}
        </div>
      )}
      <h3>{name}</h3>
      <p className={styles.description}>{description}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(([term, sentence]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      )}
      <LinkChecked on={checked} />
      <div className={styles.links} data-card="end">
        {links.map(({ label, url, aside }) => (
          <ExternalLink
            key={url}
            href={url}
            className={aside ? `${textLinkClass} ${styles.aside}` : buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ExternalLink>
        ))}
        {links.length === 0 && (
          <Button variant="secondary" size="sm" disabled>
            {noLink}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  );
}
