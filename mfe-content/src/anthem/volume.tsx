import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { AnthemStrings } from './anthem.schema.ts';
import { Popover } from './popover.tsx';
import styles from './volume.module.css';

interface Props {
  readonly strings: Pick<AnthemStrings, 'volume' | 'muted'>;
  /** 0 to 1. */
  readonly volume: number;
  readonly onChange: (volume: number) => void;
}

/** The volume as a vertical slider, "0 to 100 percent", which responds to clicks, drags and keys; "a muted icon shows at volume 0". */
export function Volume({ strings, volume, onChange }: Props) {
  const percent = Math.round(volume * 100);
  return (
    <Popover label={volume === 0 ? strings.muted : strings.volume} icon={volume === 0 ? <VolumeX /> : <Volume2 />} slot="volume">
      <div className={styles.volume}>
        <input
          type="range"
          className={styles.slider}
          aria-label={strings.volume}
          aria-orientation="vertical"
          aria-valuetext={`${percent}%`}
          min={0}
          max={100}
          value={percent}
          onChange={(event) => onChange(Math.min(1, Math.max(0, event.target.valueAsNumber / 100)))}
        />
        <span aria-hidden className={styles.percent}>
          {percent}%
        </span>
      </div>
    </Popover>
  );
}
