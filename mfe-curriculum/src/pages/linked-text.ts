import type { TextLink } from '@portal/editorial';
import { fragmentOf } from '../curriculum/place.ts';
import { moduleAddress, pathModuleAddress } from '../modules/text-address.ts';

/** The separate page of a text that another one names. */
export function pageOfLinked({ folder, name, route }: TextLink): string {
  return route ?? (folder === 'modules' ? moduleAddress(name) : pathModuleAddress(name));
}

/** Where it opens with progress and notes. */
export function viewOfLinked({ folder, name, route }: TextLink): string {
  return route ?? (folder === 'modules' ? '/modules' : '/research-modules') + fragmentOf(name);
}
