import { toast, useOffline } from '@portal/shell-api';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { OFFLINE_SET } from './offline-set.ts';
import css from './reading-toolbar.module.css';
import { Tool } from './tool.tsx';

/** Keeps a text for reading without a network, says how far it is, and removes it again. The shell says how it ended. */
export function KeepOffline({ address }: { readonly address: string }) {
  const { kept, progress, problem, keep, remove } = useOffline();
  if (progress?.id === address) {
    const share = `${Math.floor((100 * progress.done) / Math.max(progress.size, 1))}%`;
    return <Tool name={`Stop keeping it (${share})`} word={share} icon={<Download aria-hidden />} onClick={() => remove(address)} />;
  }
  const withAll = kept.includes(OFFLINE_SET);
  if (!withAll && (!kept.includes(address) || problem?.id === address))
    return <Tool name="Keep for reading offline" word="Offline" icon={<Download aria-hidden />} onClick={() => keep(address)} />;
  return (
    <Tool
      name={withAll ? 'Kept with the whole curriculum' : 'Remove from what is kept offline'}
      word="Kept"
      icon={<CircleCheck aria-hidden className={css.set} />}
      onClick={() =>
        withAll ? toast({ title: 'The whole curriculum is kept', description: 'You can remove it on “Your Data”.' }) : remove(address)
      }
    />
  );
}
