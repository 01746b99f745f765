import { type LiveDocument, shortVersion } from '@portal/contracts';
import styles from './preview-bar.module.css';

interface Props {
  readonly preview: NonNullable<LiveDocument['preview']>;
  readonly author: string;
  /** Address of the live site. */
  readonly liveSite: string;
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Says on every page of a preview that it is one, whose it is, and how long it lasts. It is outside what React hydrates, so nothing on the
 * page can hide it.
 */
export function PreviewBar({ preview, author, liveSite }: Props) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <div className={styles.inner}>
          <p>
            You are previewing{' '}
            <strong>
              {preview.app} {shortVersion(preview)}
            </strong>
          </p>
          <a className={styles.leave} href={liveSite}>
            Leave preview
          </a>
        </div>
      </div>
      <div className={styles.note}>
        <div className={styles.inner}>
          <p>
            Made by {author} and open until {TIME.format(new Date(preview.until))} UTC. Only people with the link can see it. It cannot see
            your progress on the site, and nothing that you fill in is sent.
          </p>
        </div>
      </div>
    </aside>
  );
}
