import { Card } from '@portal/ui';
import styles from './roles.module.css';
import type { VolunteerStrings } from './volunteer.schema.ts';

const COLUMNS = ['what', 'skills', 'commitment'] as const;

/** The three ways to get involved, with what each requires from a volunteer. */
export function Roles({ strings: { labels, list } }: { readonly strings: VolunteerStrings['roles'] }) {
  return (
    <ul className={styles.roles}>
      {list.map((role) => (
        <Card as="li" key={role.role} className={styles.role}>
          <h3 className={styles.title}>{role.role}</h3>
          <p className={styles.about}>{role.about}</p>
          <dl className={styles.facts}>
            {COLUMNS.map((column) => (
              <div key={column}>
                <dt>{labels[column]}</dt>
                <dd>{role[column]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
