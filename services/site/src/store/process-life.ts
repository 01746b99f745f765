import { readFileSync } from 'node:fs';

/** A process by its number and, where the system says it (Linux), by its start: numbers are given out again, to others. */
export interface ProcessMark {
  readonly pid: number;
  readonly started?: string;
}

/** The mark of this process. */
export function ownMark(): ProcessMark {
  const started = statusOf(process.pid)?.started;
  return { pid: process.pid, ...(started !== undefined && { started }) };
}

/** Whether the very process of a mark is still there, also while it is stopped or its machine sleeps. */
export function isAlive({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const status = statusOf(pid);
  if (!status) return true;
  return !status.hasEnded && (started === undefined || started === status.started);
}

/** What Linux says of a process: the boot and the tick of that boot in which it began, and whether only its parent's wait is missing. */
function statusOf(pid: number): { readonly started: string; readonly hasEnded: boolean } | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Behind the name, which may hold spaces and brackets: the state, and 19 fields later the start (proc_pid_stat(5)).
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: `${boot} ${fields[18]}`, hasEnded: state === 'Z' || state === 'X' };
  } catch {
    return undefined;
  }
}
