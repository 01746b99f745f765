import { buttonClass, ExternalLink } from '@portal/ui';
import { Link } from 'react-router-dom';
import styles from './sign-up.module.css';
import type { VolunteerStrings } from './volunteer.schema.ts';

interface Props {
  readonly strings: Pick<VolunteerStrings['hero'], 'link' | 'meanwhile'>;
  /** Address of the sign-up form, empty while there is none. */
  readonly form: string;
}

/** The way to the sign-up form. While there is none, what helps today already. */
export function SignUp({ strings: { link, meanwhile }, form }: Props) {
  return (
    <>
      <ExternalLink href={form} className={buttonClass({ size: 'lg' })}>
        {link}
      </ExternalLink>
      {form === '' && (
        <div className={styles.meanwhile}>
          <p>{meanwhile.text}</p>
          <div className={styles.links}>
            <Link to="/feedback" className={buttonClass({ variant: 'secondary' })}>
              {meanwhile.correct}
            </Link>
            <Link to="/submit" className={buttonClass({ variant: 'secondary' })}>
              {meanwhile.suggest}
            </Link>
          </div>
        </div>
      )}
    </>
  );
}
