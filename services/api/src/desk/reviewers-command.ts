import { parseArgs } from 'node:util';
import { type ReviewRight, reviewRights } from '@portal/contracts';
import { runCommand } from '../cli/command.ts';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { invite, listReviewers, removeReviewer } from './invitations.ts';

const USAGE = `npm run review -- invite NAME --may ${reviewRights.join(',')}   a link with which NAME registers a passkey; without --may for a second device
npm run review -- reviewers                                       who may review what
npm run review -- remove NAME                                     ends sessions, passkeys and rights at once; with --devices, keeps the rights, for a lost device`;

/** The parsed command line. */
export type ReviewersOrder =
  | { readonly action: 'invite'; readonly name: string; readonly rights: readonly ReviewRight[] }
  | { readonly action: 'remove'; readonly name: string; readonly onlyDevices: boolean }
  | { readonly action: 'reviewers' };

/** Reads the command line; refuses an invalid one in one sentence. It does not query the database. */
export function readReviewersOrder(args: readonly string[]): ReviewersOrder {
  const { values, positionals } = parsed(args);
  const [action, name = '', ...more] = positionals;
  const { may, devices = false } = values;
  if (action === 'reviewers' && name === '' && may === undefined && !devices) return { action };
  if (more.length > 0 || !/^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,59}$/u.test(name)) throw new UserFacingError(USAGE);
  if (action === 'remove' && may === undefined) return { action, name, onlyDevices: devices };
  if (action !== 'invite' || devices) throw new UserFacingError(USAGE);
  const rights = (may ?? '').split(',').filter((right) => right !== '');
  const unknown = rights.find((right) => !reviewRights.includes(right as ReviewRight));
  if (unknown !== undefined)
    throw new UserFacingError(`"${unknown}" cannot be reviewed; --may takes ${reviewRights.join(', ')}, separated by commas.`);
  return { action, name, rights: rights as ReviewRight[] };
}

/** `npm run review -- invite|reviewers|remove`: who may use the review desk. `home` is the folder of this service. */
export async function main(home: string, args: readonly string[]): Promise<void> {
  let order: ReviewersOrder;
  try {
    order = readReviewersOrder(args);
  } catch (problem) {
    console.error(messageOf(problem));
    process.exitCode = 1;
    return;
  }
  await runCommand(home, (dataSource, settings) => {
    if (order.action === 'invite') return invite(dataSource, settings, order.name, order.rights);
    if (order.action === 'remove') return removeReviewer(dataSource, order.name, order.onlyDevices);
    return listReviewers(dataSource);
  });
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { may: { type: 'string' }, devices: { type: 'boolean' } } });
  } catch {
    throw new UserFacingError(USAGE);
  }
}
