/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonMap;
/** A JSON object. */
export interface JsonMap {
  readonly [name: string]: Json;
}

/**
 * One change of one item: the value that the place at `path` gets (none: the entry is removed), or whether the list there has a member. It
 * is plain data, idempotent, and affects nothing besides its item, so that it can be applied again to whatever another tab wrote.
 */
export type Operation =
  | { readonly kind: 'put'; readonly path: readonly string[]; readonly to?: string | number | boolean }
  | { readonly kind: 'member'; readonly path: readonly string[]; readonly id: number | string; readonly on: boolean };

/** Whether a value is a JSON object. */
export const isMap = (value: unknown): value is JsonMap => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value is a JSON list. */
export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** Name of the item that an operation changes. Operations with different names never affect the same part of a document. */
export const itemOf = (operation: Operation): string =>
  JSON.stringify(operation.kind === 'member' ? [operation.path, operation.id] : [operation.path]);

/**
 * The document with the operation applied; the very same document if it already matches. Missing lists and maps are created. What is not
 * understood stays, unless the operation has to put its own value there.
 */
export const apply = (document: Json | undefined, operation: Operation): Json | undefined => applyAt(document, operation, operation.path);

/** Whether a document already matches the operation. */
export const holds = (document: Json | undefined, operation: Operation): boolean => apply(document, operation) === document;

/** Whether applying the operation would replace a value of another type, such as a newer release's. */
export const replacesForeign = (document: Json | undefined, operation: Operation): boolean =>
  replacesForeignAt(document, operation, operation.path);

function applyAt(document: Json | undefined, operation: Operation, [name, ...path]: readonly string[]): Json | undefined {
  if (name === undefined)
    return operation.kind === 'member' ? withMember(document, operation.id, operation.on) : putTo(document, operation.to);
  const before = entryOf(document, name);
  const after = applyAt(before, operation, path);
  if (after === before) return document;
  const map = isMap(document) ? document : {};
  if (after !== undefined) return { ...map, [name]: after };
  const { [name]: _removed, ...rest } = map;
  return rest;
}

function replacesForeignAt(document: Json | undefined, operation: Operation, [name, ...path]: readonly string[]): boolean {
  if (document === undefined) return false;
  if (name !== undefined) return !isMap(document) || replacesForeignAt(entryOf(document, name), operation, path);
  if (operation.kind === 'member') return !isList(document);
  return operation.to !== undefined && typeof document !== typeof operation.to;
}

function entryOf(document: Json | undefined, name: string): Json | undefined {
  return isMap(document) && Object.hasOwn(document, name) ? document[name] : undefined;
}

function withMember(list: Json | undefined, id: number | string, on: boolean): Json | undefined {
  const members = isList(list) ? list : [];
  if (members.includes(id) === on) return list;
  return on ? [...members, id] : members.filter((member) => member !== id);
}

function putTo(before: Json | undefined, to: string | number | boolean | undefined): Json | undefined {
  if (to !== undefined) return to;
  const ours = typeof before === 'string' || typeof before === 'number' || typeof before === 'boolean';
  return ours ? undefined : before;
}
