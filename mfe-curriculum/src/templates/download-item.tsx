import { VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './download-item.module.css';

export type DownloadItemProps = {
  /** Its place on the page. */
  readonly id: string;
  readonly title: string;
  /** What it is. */
  readonly children: ReactNode;
  readonly files: readonly { readonly label: string; readonly address: string; readonly name: string }[];
  readonly usedIn: { readonly label: string; readonly texts: readonly { readonly title: string; readonly path: string }[] };
};

/** One thing to download, in its formats, with the texts that use it. */
export function DownloadItem({ id, title, children, files, usedIn }: DownloadItemProps) {
  return (
    <li className={css.item}>
      <h3 id={id}>{title}</h3>
      <p>{children}</p>
      <p className={css.files}>
        {files.map(({ label, address, name }) => (
          <a key={name} href={address} download={name} className={css.file}>
            <VisuallyHidden>{`Download ${title}: `}</VisuallyHidden>
            {label}
          </a>
        ))}
      </p>
      {usedIn.texts.length > 0 && (
        <p className={css.used}>
          {usedIn.label}{' '}
          {usedIn.texts.map(({ title: text, path }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <Link to={path}>{text}</Link>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
