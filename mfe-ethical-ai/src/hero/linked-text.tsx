import { ExternalLink } from '@portal/ui';
import { Fragment } from 'react';

interface Props {
  /** A text that contains `{name}` where the link of that name belongs. */
  readonly text: string;
  readonly links: Readonly<Record<string, { readonly words: string; readonly url: string }>>;
}

/** A text with links to other sites in the middle of its sentences. */
export function LinkedText({ text, links }: Props) {
  return text.split(/(\{\w+\})/).map((part) => {
    const link = links[part.slice(1, -1)];
    return link && part.startsWith('{') ? (
      <ExternalLink key={part} href={link.url}>
        {link.words}
      </ExternalLink>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    );
  });
}
