import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { auditDigest } from '../conduct/audit-digest.ts';
import type { Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { decide, decideMany } from './decide.ts';
import { exportReports, resealReports } from './exported-reports.ts';
import { listMails, retryMails } from './mails.ts';
import { removeSamples } from './remove-samples.ts';
import { sealStoredReports } from './seal-stored.ts';
import { list, show } from './show.ts';
import { type Reviewed, reviewed } from './subjects.ts';

const USAGE = `npm run review -- projects list|show|approve|reject|close|reopen|release [number] [--status pending|approved|closed|rejected|quarantined|all] --why "..."
npm run review -- projects remove-samples [--why "..."]
npm run review -- reports  list|show|read|close|release [number] [--status unread|read|quarantined|all] --why "..."
npm run review -- reports  export [number] [--status unread|read|quarantined|all] --why "..." > reports.txt
npm run review -- reports  reseal FILE|- --why "..."
npm run review -- reports  seal [--backups FOLDER]
npm run review -- feedback list|show|read|reject|release [number] [--status unread|read|quarantined|all] --why "..."
npm run review -- mails    list|retry
npm run review -- audit    digest [number of its last entry]
npm run review -- invite   NAME --may projects,feedback,reports
npm run review -- reviewers
npm run review -- remove   NAME [--devices]
To decide on many projects or messages at once, use --from NUMBER --to NUMBER instead of the number.
Add --by NAME if your account on this server does not say who you are.`;

/** Actions on reports beside decisions. */
const ON_REPORTS = ['export', 'reseal', 'seal'];
/** Actions that need no number, or can do without one. */
const WITHOUT_NUMBER = ['list', 'remove-samples', 'digest', ...ON_REPORTS];
/** Subjects without decisions, and their actions. */
const OTHERS: Readonly<Record<string, readonly string[]>> = { mails: ['list', 'retry'], audit: ['digest'] };
const NUMBER = /^[1-9]\d{0,9}$/;

/** The parsed command line. */
export interface ReviewOrder {
  readonly about: string;
  readonly action: string;
  readonly id: number | undefined;
  /** First and last number, if the command is about many. */
  readonly range: readonly [number, number] | undefined;
  readonly status: string | undefined;
  /** What `reseal` reads. */
  readonly file: string;
  /** Where `seal` looks for backups. */
  readonly backups: string | undefined;
  readonly why: string;
  readonly by: string;
}

/** Reads the command line; refuses an invalid one in one sentence. It does not query the database. */
export function readOrder(args: readonly string[]): ReviewOrder {
  const { values, positionals } = parsed(args);
  const [about = '', action = '', number, ...more] = positionals;
  const own = Object.hasOwn(OTHERS, about) ? OTHERS[about] : undefined;
  const actions = [...(own ?? ['list', 'show', ...Object.keys(reviewed[about]?.actions ?? {})])];
  if (about === 'projects') actions.push('remove-samples');
  if (about === 'reports') actions.push(...ON_REPORTS);
  if ((!own && !Object.hasOwn(reviewed, about)) || !actions.includes(action) || more.length > 0) throw new UserFacingError(USAGE);
  const decision = reviewed[about]?.actions[action];
  const range = decision && about !== 'reports' ? rangeIn(values) : undefined;
  const takesNumber =
    about !== 'mails' &&
    range === undefined &&
    (!WITHOUT_NUMBER.includes(action) || (['export', 'digest'].includes(action) && number !== undefined));
  if (takesNumber && !NUMBER.test(number ?? '')) throw new UserFacingError(`Give its number: npm run review -- ${about} ${action} 12`);
  const why = values.why?.trim() ?? '';
  if ((decision?.why || ['export', 'reseal'].includes(action)) && !why)
    throw new UserFacingError(
      `Say why, so that others can understand it later: npm run review -- ${about} ${action} ${number ?? ''} --why "..."`.replace(
        '  ',
        ' ',
      ),
    );
  if (action === 'reseal' && !number) throw new UserFacingError('Name the file: npm run review -- reports reseal resealed.txt --why "..."');
  return {
    about,
    action,
    id: takesNumber ? Number(number) : undefined,
    range,
    status: values.status,
    file: action === 'reseal' && number !== '-' ? path.resolve(process.env.INIT_CWD ?? '.', number ?? '') : (number ?? ''),
    backups: values.backups,
    why,
    by: nameOf(values.by?.trim()),
  };
}

/** Carries out the command and returns what to print. */
export async function review(
  dataSource: DataSource,
  settings: Settings,
  { about, action, id = 0, ...order }: ReviewOrder,
): Promise<string> {
  if (about === 'audit') return auditDigest(dataSource, id || undefined);
  if (about === 'mails') return action === 'list' ? listMails(dataSource) : retryMails(dataSource);
  const subject = reviewed[about] as Reviewed;
  if (action === 'list') return list(dataSource, about, subject, order.status ?? subject.first);
  if (action === 'show') return show(dataSource, subject, id);
  if (action === 'remove-samples') return removeSamples(dataSource, order);
  if (action === 'export') return exportReports(dataSource, { ...order, id, status: order.status ?? subject.first });
  if (action === 'reseal') return resealReports(dataSource, order);
  if (action === 'seal') return sealStoredReports(dataSource, settings, order.backups);
  const what = subject.actions[action];
  if (!what) throw new UserFacingError(USAGE);
  if (order.range) {
    const [first, last] = order.range;
    return decideMany(dataSource, subject, what, { first, last, action, why: order.why, by: order.by });
  }
  return decide(dataSource, subject, what, { id, action, why: order.why, by: order.by });
}

/** Who decides: the account that logged in, even behind sudo. `--by` adds a name and does not remove one. */
function nameOf(by: string | undefined): string {
  const account = process.env.SUDO_USER || os.userInfo().username;
  return by && by !== account ? `${by} (${account})` : account;
}

function rangeIn({ from, to }: { readonly from?: string; readonly to?: string }): readonly [number, number] | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (!NUMBER.test(from ?? '') || !NUMBER.test(to ?? '') || Number(from) > Number(to))
    throw new UserFacingError('Give the first and the last number: --from 100 --to 2099');
  return [Number(from), Number(to)];
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { why: text, by: text, status: text, from: text, to: text, backups: text },
    });
  } catch {
    throw new UserFacingError(USAGE);
  }
}
