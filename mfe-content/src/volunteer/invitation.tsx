import { buttonClass, ExternalLink, PageHeader } from '@portal/ui';
import drawing from '../../media/drawings/volunteer.svg';
import styles from './invitation.module.css';
import type { VolunteerWords } from './volunteer.schema.ts';

interface Props {
  readonly words: VolunteerWords['hero'];
  /** Address of the sign-up form, which is another site's. */
  readonly form: string;
}

/** How the page begins: what we ask, and the form. */
export function Invitation({ words, form }: Props) {
  return (
    <div className={styles.invitation}>
      <PageHeader title={words.heading} lead={words.lead}>
        <ExternalLink href={form} className={`${buttonClass({ size: 'lg' })} ${styles.form}`}>
          {words.link}
        </ExternalLink>
      </PageHeader>
      <img className={styles.drawing} src={drawing} alt={words.drawing} width={320} height={240} />
    </div>
  );
}
