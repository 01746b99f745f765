import { readFileSync } from 'node:fs';

/** A process, identified by its number and, if the system tells it (Linux), by its start time, because numbers are reused. */
export interface ProcessMark {
  readonly pid: number;
  readonly started?: string;
}

/** The mark of this process. */
export function ownMark(): ProcessMark {
  const started = statusOf(process.pid)?.started;
  return { pid: process.pid, ...(started !== undefined && { started }) };
}

/** Whether the process with this mark still exists, even if it is stopped or its machine is asleep. */
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

/**
 * What Linux says about a process: the boot and the tick within that boot at which it began, and whether it has ended and only its parent
 * has not noticed.
 */
function statusOf(pid: number): { readonly started: string; readonly hasEnded: boolean } | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may contain spaces and parentheses: the state, and 19 fields later the start time (proc_pid_stat(5)).
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: `${boot} ${fields[18]}`, hasEnded: state === 'Z' || state === 'X' };
  } catch {
    return undefined;
  }
}
