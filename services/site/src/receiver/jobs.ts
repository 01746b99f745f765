import type { AnswerLine, Verdict } from '../rules/receiver-answer.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';

/** Finished changes whose outcome is still known by their lines; what is in the ledger is known for ever. */
const MOST_KEPT = 100;

/** A change that was accepted. It goes on when whoever asked for it goes away. */
export interface Job {
  /** Hands over all lines from the beginning, and the verdict at last. */
  readonly follow: (take: (line: AnswerLine) => void) => Promise<void>;
}

/** What changes the site on behalf of teams. */
export interface Jobs {
  readonly find: (id: string) => Job | undefined;
  /** Begins at once. */
  readonly begin: (id: string, work: (log: (line: string) => void) => Promise<Verdict>) => Job;
  /** Begins when all before it are through, and says meanwhile how many those are. */
  readonly queue: (id: string, work: (log: (line: string) => void) => Promise<Verdict>) => Job;
  /** Begins no other one, and resolves when the one that runs is through. */
  readonly stop: () => Promise<void>;
}

interface OpenJob extends Job {
  readonly say: (line: AnswerLine) => void;
}

/** Makes the queue of a receiver. */
export function createJobs(): Jobs {
  const jobs = new Map<string, OpenJob>();
  const line: OpenJob[] = [];
  let last: Promise<void> = Promise.resolve();
  let isStopping = false;

  function open(id: string): OpenJob {
    const job = createJob();
    jobs.set(id, job);
    for (const old of [...jobs.keys()].slice(0, -MOST_KEPT)) jobs.delete(old);
    return job;
  }

  async function run(job: OpenJob, work: (log: (line: string) => void) => Promise<Verdict>): Promise<void> {
    try {
      if (isStopping)
        throw new UserFacingError('The receiver is being stopped, so nothing was changed. Run the command again in a minute.');
      job.say(await work((said) => job.say({ line: said })));
    } catch (problem) {
      if (!(problem instanceof UserFacingError)) console.error(problem);
      const text = problem instanceof UserFacingError ? problem.message : `The server failed (${messageOf(problem)}); its log says more.`;
      job.say({ verdict: 'refused', text });
    }
  }

  return {
    find: (id) => jobs.get(id),
    begin(id, work) {
      const job = open(id);
      void run(job, work);
      return job;
    },
    queue(id, work) {
      const job = open(id);
      line.push(job);
      if (line.length > 1) job.say({ line: placeInLine(line.length - 1) });
      last = last
        .then(() => run(job, work))
        .then(() => {
          line.shift();
          for (const [before, each] of line.entries()) each.say({ line: before === 0 ? 'It is your turn.' : placeInLine(before) });
        });
      return job;
    },
    stop() {
      isStopping = true;
      return last;
    },
  };
}

function placeInLine(before: number): string {
  return `Waiting: ${before === 1 ? 'one release is' : `${before} releases are`} ahead of yours.`;
}

function createJob(): OpenJob {
  const said: AnswerLine[] = [];
  const listeners = new Set<(line: AnswerLine) => void>();
  const isLast = (line: AnswerLine) => 'verdict' in line;
  return {
    say(line) {
      said.push(line);
      for (const listener of listeners) listener(line);
    },
    follow: (take) =>
      new Promise((resolve) => {
        const listener = (line: AnswerLine) => {
          take(line);
          if (!isLast(line)) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
        for (const line of [...said]) listener(line);
      }),
  };
}
