import { buttonClass, ExternalLink } from '@portal/ui';
import type { DonateStrings } from './donate.schema.ts';
import styles from './ways-to-give.module.css';

interface Props {
  readonly strings: DonateStrings['give'];
  /** Address of the donation page, which is on another site. */
  readonly page: string;
  /** Address of the QR picture for it; absent in a shell that does not create it yet. */
  readonly qr: string | undefined;
}

/** The QR picture for phones, and the link. */
export function WaysToGive({ strings, page, qr }: Props) {
  return (
    <div className={styles.ways}>
      {qr && (
        <figure className={styles.figure}>
          <img className={styles.qr} src={qr} alt={strings.qr} width={240} height={240} loading="lazy" />
          <figcaption className={styles.caption}>{strings.qrCaption}</figcaption>
        </figure>
      )}
      <div className={styles.text}>
        <p>{strings.text}</p>
        <ExternalLink href={page} className={buttonClass()}>
          {strings.link}
        </ExternalLink>
      </div>
    </div>
  );
}
