import { textLinkClass } from '@portal/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';
import { OpenLink } from './open-link.tsx';
import css from './two-doors.module.css';

interface Props {
  /** How the first module of the path is opened. */
  readonly first:
    | {
        readonly address: string;
        readonly place: { readonly hash: string } | undefined;
        readonly onIntent: () => void;
        readonly onOpen: (event: MouseEvent) => void;
      }
    | undefined;
}

/** The two ways to learn: the modules on this page, or a study of one's own, step by step. */
export function TwoDoors({ first }: Props) {
  const { basics, study } = strings.doors;
  return (
    <div className={css.doors}>
      <div className={css.door}>
        <p className={css.title}>{basics.title}</p>
        <p>{basics.text}</p>
        {first && (
          <OpenLink {...first} state={{ openedBy: 'card' }} className={textLinkClass}>
            {basics.link}
          </OpenLink>
        )}
      </div>
      <div className={css.door}>
        <p className={css.title}>{study.title}</p>
        <p>{study.text}</p>
        <Link to="/research-modules" className={textLinkClass}>
          {study.link}
        </Link>
      </div>
    </div>
  );
}
