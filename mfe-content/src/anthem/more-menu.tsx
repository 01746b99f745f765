import { toast } from '@portal/shell-api';
import { Button, buttonClass } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import type { AnthemStrings } from './anthem.schema.ts';
import styles from './more-menu.module.css';
import { Popover } from './popover.tsx';

interface Props {
  readonly strings: AnthemStrings;
  /** Address of the anthem. */
  readonly file: string;
}

/** "Download (saves the file as the anthem audio) and Share (copies the current page address to the clipboard)." */
export function MoreMenu({ strings, file }: Props) {
  const [outcome, setOutcome] = useState<string>();

  async function share() {
    const { href } = window.location;
    try {
      await navigator.clipboard.writeText(href);
      setOutcome(strings.copied);
      toast({ title: strings.copied });
    } catch {
      setOutcome(`${strings.notCopied} ${href}`);
    }
  }

  return (
    <Popover label={strings.more} icon={<Ellipsis />} slot="more">
      <div className={styles.menu}>
        <a href={file} download="anthem.mp3" className={buttonClass({ variant: 'quiet' })}>
          <Download aria-hidden />
          {strings.download}
        </a>
        <Button variant="quiet" icon={<Share2 aria-hidden />} onClick={share}>
          {strings.share}
        </Button>
        <p role="status" className={styles.outcome}>
          {outcome}
        </p>
      </div>
    </Popover>
  );
}
