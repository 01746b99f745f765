import { Button, Notice } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLayoutEffect, useRef } from 'react';
import type { ProjectsStrings } from './projects.schema.ts';

interface Props {
  readonly strings: ProjectsStrings['active']['failed'];
  readonly retrying: boolean;
  readonly retry: () => void;
  /** The list replaces this while its button has the focus. */
  readonly onFocusLost: () => void;
}

/** Shown in place of a list that could not be loaded. */
export function ListFailed({ strings, retrying, retry, onFocusLost }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const here = button.current;
    return () => {
      if (here && here === document.activeElement) onFocusLost();
    };
  }, [onFocusLost]);

  return (
    <Notice
      tone="critical"
      title={strings.heading}
      level={3}
      action={
        <Button
          ref={button}
          variant="secondary"
          icon={<RotateCw aria-hidden />}
          aria-disabled={retrying}
          onClick={() => retrying || retry()}
        >
          {retrying ? strings.retrying : strings.retry}
        </Button>
      }
    >
      <p>{strings.text}</p>
    </Notice>
  );
}
