import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './notice.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type NoticeTone = 'info' | 'caution' | 'critical' | 'success';

const tones = {
  info: { word: 'Note', Icon: Info },
  caution: { word: 'Caution', Icon: TriangleAlert },
  critical: { word: 'Important', Icon: CircleAlert },
  success: { word: 'Done', Icon: CircleCheck },
} as const;

export type NoticeProps = {
  readonly tone?: NoticeTone;
  /** Replaces the word for the tone ("Note", "Caution", "Important", "Done"), which is then only read aloud. */
  readonly title?: ReactNode;
  /** Level of the title if it is a heading of the page. */
  readonly level?: 2 | 3 | 4;
  /** Set if it appears after an action of the visitor: `alert` for failures, `status` for the rest. */
  readonly role?: 'alert' | 'status';
  /** Buttons or links below the text. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A passage that must not be overlooked: icon, word and color say the same. */
export function Notice({ tone = 'info', title, level, role, action, className, children }: NoticeProps) {
  const { word, Icon } = tones[tone];
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div role={role} className={classes(css.notice, css[tone], className)}>
      <Icon aria-hidden className={css.icon} />
      <div className={css.body}>
        <Title className={css.title}>
          {title ? (
            <>
              <VisuallyHidden>{word}: </VisuallyHidden>
              {title}
            </>
          ) : (
            word
          )}
        </Title>
        {children && <div className={css.text}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
