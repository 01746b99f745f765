import { Button, Tooltip } from '@portal/ui';
import type { ComponentProps } from 'react';
import css from './reading-toolbar.module.css';

type ToolProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  /** What it does now: its accessible name, shown as a tooltip. */
  readonly name: string;
  /** The part of the name that is always visible, because touch screens have no hover. */
  readonly word: string;
};

/** A button of the toolbar. */
export function Tool({ name, word, ...rest }: ToolProps) {
  return (
    <Tooltip text={name}>
      <Button {...rest} variant="secondary" aria-label={name} className={css.tool}>
        {word}
      </Button>
    </Tooltip>
  );
}
