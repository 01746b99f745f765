import type { z } from 'zod';
import type { YamlPath } from '../yaml/yaml-text.ts';
import { nearestWord } from './nearest-word.ts';

/** A name that the schema does not know, and the missing name that was most likely meant. */
export interface UnknownKey {
  readonly path: YamlPath;
  readonly meant: string | undefined;
  readonly allowed: readonly string[];
}

/** Names in `data` that `schema` does not know. Zod drops them silently; to a writer, they are lost text. */
export function unknownKeys(schema: z.core.$ZodType, data: unknown): UnknownKey[] {
  return keysIn([schema], data, []);
}

function keysIn(schemas: readonly z.core.$ZodType[], data: unknown, path: YamlPath): UnknownKey[] {
  const parts = schemas.flatMap((schema) => partsOf(schema, data));
  if (Array.isArray(data))
    return data.flatMap((item, at) =>
      keysIn(
        parts.flatMap((part) => itemsOf(part, at)),
        item,
        [...path, at],
      ),
    );
  if (typeof data !== 'object' || data === null || !parts.some(({ def }) => def.type === 'object' || def.type === 'record')) return [];
  const isOpen = parts.some(
    ({ def }) => def.type === 'record' || (def.type === 'object' && def.catchall && def.catchall._zod.def.type !== 'never'),
  );
  const allowed = [...new Set(parts.flatMap(({ def }) => (def.type === 'object' ? Object.keys(def.shape) : [])))];
  const free = allowed.filter((name) => !(name in data));
  return Object.entries(data).flatMap(([name, value]) => {
    const below = [...path, name];
    if (!isOpen && !allowed.includes(name)) return [{ path: below, meant: nearestWord(name, free), allowed }];
    return keysIn(
      parts.flatMap((part) => valuesOf(part, name)),
      value,
      below,
    );
  });
}

type Part = z.core.$ZodTypes['_zod'];

/** The schemas that describe a value, without wrappers; for a choice, those that its discriminator allows. */
function partsOf(schema: z.core.$ZodType, data: unknown): Part[] {
  const part = (schema as z.core.$ZodTypes)._zod;
  const { def } = part;
  switch (def.type) {
    case 'union':
      return def.options.filter((option) => fits(option, def, data)).flatMap((option) => partsOf(option, data));
    case 'intersection':
      return [...partsOf(def.left, data), ...partsOf(def.right, data)];
    case 'lazy':
      return partsOf(def.getter(), data);
    case 'pipe':
      return partsOf(def.in, data);
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return partsOf(def.innerType, data);
    default:
      return [part];
  }
}

function fits(option: z.core.$ZodType, def: z.core.$ZodUnionDef, data: unknown): boolean {
  const mark = 'discriminator' in def ? String(def.discriminator) : undefined;
  const values = mark === undefined ? undefined : option._zod.propValues?.[mark];
  if (mark === undefined || !values) return true;
  return values.has((data as Readonly<Record<string, z.core.util.Primitive>> | null)?.[mark]);
}

function itemsOf({ def }: Part, at: number): z.core.$ZodType[] {
  if (def.type === 'array') return [def.element];
  const item = def.type === 'tuple' ? (def.items[at] ?? def.rest) : undefined;
  return item ? [item] : [];
}

function valuesOf({ def }: Part, name: string): z.core.$ZodType[] {
  if (def.type === 'record') return [def.valueType];
  const value = def.type === 'object' ? def.shape[name] : undefined;
  return value ? [value] : value === undefined && def.type === 'object' && def.catchall ? [def.catchall] : [];
}
