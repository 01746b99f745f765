import { Badge, buttonClass, Card, ExternalLink, VisuallyHidden } from '@portal/ui';
import type { ComponentType } from 'react';
import styles from './tool-cards.module.css';
import type { Tool } from './tools.schema.ts';
import type { ToolsPageStrings } from './tools-page.schema.ts';

/** "A featured card for the tool named marimo is shown first and wide" (1-platform.md section 2). */
const FEATURED = 'marimo';

/** Shows the day on which a person opened the link of an entry. */
export type LinkCheckedType = ComponentType<{ readonly on: string | undefined }>;

interface Props {
  readonly tools: readonly Tool[];
  readonly strings: ToolsPageStrings;
  readonly LinkChecked: LinkCheckedType;
}

/** The tools as cards, the featured one first and wide, and a last card that says that more will come. */
export function ToolCards({ tools, strings, LinkChecked }: Props) {
  const featured = tools.filter(({ name }) => name === FEATURED);
  const others = tools.filter(({ name }) => name !== FEATURED);
  return (
    <ul className={styles.cards}>
      {[...featured, ...others].map((tool) => (
        <ToolCard key={tool.name} tool={tool} strings={strings.card} wide={tool.name === FEATURED} LinkChecked={LinkChecked} />
      ))}
      <Card as="li" variant="sunken" className={styles.more}>
        <h2>{strings.more.heading}</h2>
        <p>{strings.more.text}</p>
      </Card>
    </ul>
  );
}

interface CardProps {
  readonly tool: Tool;
  readonly strings: ToolsPageStrings['card'];
  readonly wide: boolean;
  readonly LinkChecked: LinkCheckedType;
}

function ToolCard({ tool, strings, wide, LinkChecked }: CardProps) {
  const { name, category, description, aiFeature, pricing, url, links = [], checked } = tool;
  return (
    <Card as="li" variant={wide ? 'feature' : 'plain'} className={wide ? styles.wide : undefined}>
      <div className={styles.badges}>
        {wide && <Badge tone="primary">{strings.featured}</Badge>}
        <Badge>{category}</Badge>
      </div>
      <h2>{name}</h2>
      <p>{description}</p>
      <dl className={styles.facts}>
        <dt>{strings.feature}</dt>
        <dd>{aiFeature}</dd>
        <dt>{strings.pricing}</dt>
        <dd>{pricing}</dd>
      </dl>
      <LinkChecked on={checked} />
      <div className={styles.links} data-card="end">
        {[{ label: strings.visit, url }, ...links].map((link, index) => (
          <ExternalLink
            key={link.url}
            href={link.url}
            className={buttonClass({ variant: wide && index === 0 ? 'primary' : 'secondary', size: wide ? 'md' : 'sm' })}
          >
            {link.label}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ExternalLink>
        ))}
      </div>
    </Card>
  );
}
