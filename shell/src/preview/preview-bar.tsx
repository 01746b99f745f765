import { type LiveDocument, shortVersion } from '@portal/contracts';
import { LEAVE_ID, OVER_ID } from './leave.ts';
import styles from './preview.module.css';

interface Props {
  readonly preview: NonNullable<LiveDocument['preview']>;
  /** Who made it. */
  readonly by: string | undefined;
  /** The page's address on the live site. */
  readonly path: string;
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Says on every page of a preview that it is one, whose, until when and what that means, and leads out of it. Part of the HTML alone. */
export function PreviewBar({ preview, by, path }: Props) {
  const { app, until } = preview;
  const end = `${TIME.format(new Date(until))} UTC`;
  return (
    <>
      <aside className={styles.preview} aria-label="Preview">
        <div className={styles.bar}>
          <div className={styles.inner}>
            <p>
              You are previewing{' '}
              <strong>
                {app} {shortVersion(preview)}
              </strong>
            </p>
            <a id={LEAVE_ID} className={styles.leave} href={path}>
              Leave preview
            </a>
          </div>
        </div>
        <div className={styles.note}>
          <div className={styles.inner}>
            <p>
              {by ? `Made by ${by}, open until ${end}.` : `Open until ${end}.`} Only people with this link see it. Your progress here is a
              copy, and nothing that you fill in is sent.
            </p>
          </div>
        </div>
      </aside>
      {/* Nothing of this is part of the page until it stands in its place. */}
      <template id={OVER_ID}>
        <main className={styles.over}>
          <h1>This preview is over</h1>
          <p>It was open until {end}, and nothing of it is loaded any more. “Leave preview” leads to this page as it is on the site.</p>
        </main>
      </template>
    </>
  );
}
