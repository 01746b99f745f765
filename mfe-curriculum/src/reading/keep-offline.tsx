import { toast, useOffline } from '@portal/shell-api';
import CircleCheck from 'lucide-react/icons/circle-check';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import { OFFLINE_SET } from './offline-set.ts';
import css from './reading-toolbar.module.css';
import { Tool } from './tool.tsx';

const WHERE_TO_REMOVE = 'You can see and remove what is kept on “Your Data”.';
const PROBLEMS = {
  network: 'Not all of it could be loaded. Try again when you have a better connection; it goes on from where it stopped.',
  storage: 'This browser has no room for it. Remove something that is kept on “Your Data”, or free space on the device.',
};

/** Keeps a text for reading without a network, says how far it is, and removes it again. */
export function KeepOffline({ address }: { readonly address: string }) {
  const { isAvailable, kept, progress, problem, keep, remove } = useOffline();
  const withAll = kept.includes(OFFLINE_SET);
  const isWanted = kept.includes(address);
  const share = progress?.id === address ? Math.floor((100 * progress.done) / Math.max(progress.size, 1)) : undefined;
  const why = problem?.id === address ? problem.why : undefined;

  const wasKeeping = useRef(false);
  useEffect(() => {
    if (wasKeeping.current && share === undefined && isWanted) {
      if (why) toast({ title: 'Not kept yet', description: PROBLEMS[why], look: 'destructive' });
      else toast({ title: 'Kept for reading offline', description: WHERE_TO_REMOVE });
    }
    wasKeeping.current = share !== undefined;
  }, [share, isWanted, why]);

  function choose() {
    if (!isAvailable)
      toast({
        title: 'This browser cannot keep pages',
        description: 'Private windows and some older browsers cannot. You can print the text instead.',
      });
    else if (withAll) toast({ title: 'The whole curriculum is kept already', description: WHERE_TO_REMOVE });
    else if (isWanted && !why) {
      remove(address);
      toast({ title: share === undefined ? 'Removed from this browser' : 'Stopped' });
    } else keep(address);
  }

  if (share !== undefined)
    return <Tool name={`Keeping it: ${share}%. Stop`} word={`${share}%`} icon={<Download aria-hidden />} onClick={choose} />;
  if (withAll || (isWanted && !why))
    return (
      <Tool
        name={withAll ? 'Kept with the whole curriculum' : 'Remove from what is kept offline'}
        word="Kept"
        icon={<CircleCheck aria-hidden className={css.set} />}
        onClick={choose}
      />
    );
  return <Tool name="Keep for reading offline" word="Offline" icon={<Download aria-hidden />} onClick={choose} />;
}
