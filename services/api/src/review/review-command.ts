import os from 'node:os';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import { decide } from './decide.ts';
import { listMails, retryMails } from './mails.ts';
import { removeSamples } from './remove-samples.ts';
import { list, show } from './show.ts';
import { type Reviewed, reviewed } from './subjects.ts';

const USAGE = `npm run review -- projects list|show|approve|reject|release [number] [--status pending|approved|rejected|quarantined|all] --why "..."
npm run review -- projects remove-samples [--why "..."]
npm run review -- reports  list|show|read|release [number] [--status unread|read|quarantined|all] --why "..."
npm run review -- feedback list|show|read|release [number] [--status unread|read|quarantined|all] --why "..."
npm run review -- mails    list|retry
Add --by NAME when the account of this server does not say who you are.`;

/** What a maintainer typed, understood. */
export interface ReviewOrder {
  readonly about: string;
  readonly action: string;
  readonly id: number | undefined;
  readonly status: string | undefined;
  readonly why: string;
  readonly by: string;
}

/** Reads the command line; refuses in one sentence what cannot be meant. It asks no database. */
export function readOrder(args: readonly string[]): ReviewOrder {
  const { values, positionals } = parsed(args);
  const [about = '', action = '', number, ...more] = positionals;
  const actions = about === 'mails' ? ['list', 'retry'] : ['list', 'show', ...Object.keys(reviewed[about]?.actions ?? {})];
  if (about === 'projects') actions.push('remove-samples');
  if ((about !== 'mails' && !Object.hasOwn(reviewed, about)) || !actions.includes(action) || more.length > 0)
    throw new UserFacingError(USAGE);
  const wantsNumber = about !== 'mails' && !['list', 'remove-samples'].includes(action);
  if (wantsNumber && !/^[1-9]\d{0,9}$/.test(number ?? ''))
    throw new UserFacingError(`Give its number: npm run review -- ${about} ${action} 12`);
  const why = values.why?.trim() ?? '';
  if (reviewed[about]?.actions[action]?.why && !why)
    throw new UserFacingError(
      `Say why, so that others can understand it later: npm run review -- ${about} ${action} ${number} --why "..."`,
    );
  return {
    about,
    action,
    id: wantsNumber ? Number(number) : undefined,
    status: values.status,
    why,
    by: values.by?.trim() || os.userInfo().username,
  };
}

/** Does what was ordered and answers what to print. */
export async function review(dataSource: DataSource, { about, action, id = 0, ...order }: ReviewOrder): Promise<string> {
  if (about === 'mails') return action === 'list' ? listMails(dataSource) : retryMails(dataSource);
  const subject = reviewed[about] as Reviewed;
  if (action === 'list') return list(dataSource, about, subject, order.status ?? subject.first);
  if (action === 'show') return show(dataSource, subject, id);
  if (action === 'remove-samples') return removeSamples(dataSource, order);
  const what = subject.actions[action];
  if (!what) throw new UserFacingError(USAGE);
  return decide(dataSource, subject, what, { id, action, why: order.why, by: order.by });
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { why: text, by: text, status: text } });
  } catch {
    throw new UserFacingError(USAGE);
  }
}
