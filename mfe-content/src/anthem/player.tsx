import { formatCopy } from '@portal/contracts';
import { Button, IconButton, Notice } from '@portal/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import anthem from '../../media/anthem/anthem.mp3';
import type { AnthemStrings } from './anthem.schema.ts';
import { MoreMenu } from './more-menu.tsx';
import styles from './player.module.css';
import { minutesAndSeconds } from './time.ts';
import { useAnthem } from './use-anthem.ts';
import { Volume } from './volume.tsx';

/** The anthem's player. Nothing is loaded until someone plays it. */
export function Player({ strings }: { readonly strings: AnthemStrings }) {
  const { audio, state, events, toggle, restart, seek, setVolume, retry } = useAnthem();
  const { playing, now, length, loaded, volume, failed } = state;
  const known = loaded && Number.isFinite(length);
  const position = formatCopy(strings.position, { now: minutesAndSeconds(now), length: minutesAndSeconds(length) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={strings.title} className={styles.player} data-print="none">
      <audio ref={audio} src={anthem} preload="none" {...events} />
      <p data-heading-face className={styles.title}>
        {strings.title}
      </p>
      <div className={styles.controls}>
        <IconButton
          label={playing ? strings.pause : strings.play}
          icon={playing ? <Pause /> : <Play />}
          variant="secondary"
          className={styles.play}
          onClick={toggle}
        />
        <IconButton label={strings.restart} icon={<RotateCcw />} onClick={restart} />
        <input
          type="range"
          className={styles.seek}
          aria-label={strings.seek}
          aria-valuetext={position}
          min={0}
          max={known ? length : 1}
          step={1}
          value={known ? now : 0}
          disabled={!known}
          onChange={(event) => seek(event.target.valueAsNumber)}
        />
        <p className={styles.time}>
          {minutesAndSeconds(now)} / {minutesAndSeconds(length)}
        </p>
        <Volume strings={strings} volume={volume} onChange={setVolume} />
        <MoreMenu strings={strings} file={anthem} />
      </div>
      <div role="status">
        {failed && (
          <Notice
            tone="critical"
            className={styles.failure}
            action={
              <Button variant="secondary" size="sm" onClick={retry}>
                {strings.retry}
              </Button>
            }
          >
            <p>{strings.failed}</p>
          </Notice>
        )}
      </div>
      <noscript>
        <p>
          {strings.withoutScripts} <a href={anthem}>{strings.download}</a>
        </p>
      </noscript>
    </div>
  );
}
