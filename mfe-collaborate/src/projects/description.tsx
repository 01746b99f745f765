import { buttonClass, ExternalLink } from '@portal/ui';
import styles from './description.module.css';
import { descriptionParts } from './description-parts.ts';

/** A project's description; the links in it are buttons. */
export function Description({ text, tool }: { readonly text: string; readonly tool: string }) {
  return (
    <p className={styles.description}>
      {descriptionParts(text).map((part, index) =>
        'link' in part ? (
          // The parts of one text never change places.
          <ExternalLink key={index} href={part.link} className={`${buttonClass({ variant: 'secondary', size: 'sm' })} ${styles.tool}`}>
            {tool}
          </ExternalLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
