import { Button, formatCopy, IconButton, Notice } from '@portal/ui';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import anthem from '../../media/anthem/anthem.mp3';
import type { AnthemWords } from './anthem.schema.ts';
import { MoreMenu } from './more-menu.tsx';
import styles from './player.module.css';
import { minutesAndSeconds } from './time.ts';
import { useAnthem } from './use-anthem.ts';
import { Volume } from './volume.tsx';

/** The anthem's player. Nothing is loaded until somebody plays it. */
export function Player({ words }: { readonly words: AnthemWords }) {
  const { audio, state, events, toggle, restart, seek, setVolume, retry } = useAnthem();
  const { playing, now, length, volume, failed } = state;
  const known = Number.isFinite(length);
  const position = formatCopy(words.position, { now: minutesAndSeconds(now), length: minutesAndSeconds(length) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={words.title} className={styles.player} data-print="none">
      <audio ref={audio} src={anthem} preload="none" {...events} />
      <p data-heading-face className={styles.title}>
        {words.title}
      </p>
      <div className={styles.controls}>
        <IconButton
          label={playing ? words.pause : words.play}
          icon={playing ? <Pause /> : <Play />}
          look="secondary"
          className={styles.play}
          onClick={toggle}
        />
        <IconButton label={words.restart} icon={<RotateCcw />} onClick={restart} />
        <input
          type="range"
          className={styles.seek}
          aria-label={words.seek}
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
        <Volume words={words} volume={volume} onChange={setVolume} />
        <MoreMenu words={words} file={anthem} />
      </div>
      <div role="status">
        {failed && (
          <Notice
            tone="critical"
            className={styles.failure}
            action={
              <Button look="secondary" size="sm" onClick={retry}>
                {words.retry}
              </Button>
            }
          >
            <p>{words.failed}</p>
          </Notice>
        )}
      </div>
      <noscript>
        <p>
          {words.withoutScripts} <a href={anthem}>{words.download}</a>
        </p>
      </noscript>
    </div>
  );
}
