import { ExternalLink } from '@portal/ui';
import styles from './closing.module.css';

interface Props {
  readonly text: string;
  readonly link: string;
  /** Address of the sign-up form. */
  readonly form: string;
}

/** A last word for visitors who hesitate. */
export function Closing({ text, link, form }: Props) {
  return (
    <div className={styles.closing}>
      <p>{text}</p>
      <p>
        <ExternalLink href={form} className={styles.link}>
          {link}
        </ExternalLink>
      </p>
    </div>
  );
}
