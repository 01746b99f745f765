import type { Stamp } from './journal.ts';
import { isList, isMap, type Operation } from './operations.ts';

/**
 * What a tab tells the others about a change, over a broadcast channel. Storage alone does not say enough: a tab that has not yet seen
 * another's write overwrites it, and its event looks exactly like a deliberate undo of that write. Other releases read these messages too:
 * fields are added but never changed, and what a reader does not understand is skipped.
 */
export interface Broadcast extends Stamp {
  /** The storage key that the operations belong to. */
  readonly key: string;
  readonly operations: readonly Operation[];
}

/** A broadcast as it arrived, or undefined if the message is not one. Operations that are not understood are left out. */
export function readBroadcast(data: unknown): Broadcast | undefined {
  if (typeof data !== 'object' || data === null || !('key' in data && 'at' in data && 'by' in data && 'operations' in data))
    return undefined;
  const { key, at, by, operations } = data;
  if (typeof key !== 'string' || typeof at !== 'number' || !Number.isSafeInteger(at) || typeof by !== 'string' || !isList(operations))
    return undefined;
  return { key, at, by, operations: operations.filter(isOperation) };
}

function isOperation(value: unknown): value is Operation {
  if (!isMap(value) || !isList(value.path) || !value.path.every((name) => typeof name === 'string')) return false;
  if (value.kind === 'member') return (Number.isSafeInteger(value.id) || typeof value.id === 'string') && typeof value.on === 'boolean';
  return value.kind === 'put' && ['undefined', 'string', 'number', 'boolean'].includes(typeof value.to);
}
