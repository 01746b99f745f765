import { useOffline } from '@portal/shell-api';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { OFFLINE_SET } from './offline-set.ts';
import css from './reading-toolbar.module.css';
import { Tool } from './tool.tsx';

/** Keeps a text for offline reading, shows the progress, and removes it again. The shell reports the outcome. */
export function KeepOffline({ address }: { readonly address: string }) {
  const { kept, progress, problem, keep, remove } = useOffline();
  const share = progress?.id === address && `${Math.floor((100 * progress.done) / progress.size)}%`;
  const isKept = kept.includes(OFFLINE_SET) || (kept.includes(address) && problem?.id !== address);
  return (
    <Tool
      name={share ? 'Stop' : isKept ? 'Remove offline copy' : 'Keep for reading offline'}
      word={share || (isKept ? 'Kept' : 'Offline')}
      icon={<ArrowRight aria-hidden className={css.down} />}
      onClick={() => (share || isKept ? remove : keep)(address)}
    />
  );
}
