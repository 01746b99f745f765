import type { ReadingPlace } from '@portal/progress';
import { toast } from '@portal/shell-api';
import type { MouseEvent } from 'react';
import strings from '../../content/page.yaml';
import { mayOpen } from '../curriculum/date-gate.ts';
import { fragmentOf } from '../curriculum/place.ts';
import type { Module } from '../modules/module.ts';
import { prepare } from '../modules/prepare.ts';
import { moduleAddress } from '../modules/text-address.ts';
import { prepareModule } from './module-view.ts';

/** The same, at the section that was read last, if it is one of this text. That is a place of the text's own page. */
export function atSection<Way extends { readonly address: string; readonly place: { readonly hash: string } | undefined }>(
  way: Way,
  last: ReadingPlace | undefined,
): Way {
  return last?.address === way.address ? { ...way, address: `${way.address}#${last.section}`, place: undefined } : way;
}

/** How a module of the list is opened: where it leads, what to fetch when somebody is about to, and what is to be done with the click. */
export function opening(module: Module, { rememberOpened }: { rememberOpened(id: number): void }) {
  const { id, slug, route } = module;
  return {
    address: route ?? moduleAddress(slug),
    place: route === undefined ? { hash: fragmentOf(slug) } : undefined,
    onIntent: () => {
      prepare(module);
      if (!route) prepareModule();
    },
    onOpen: (event: MouseEvent) => {
      // A page of its own opens on any day, and remembers nothing here (1-platform.md section 4).
      if (route) rememberOpened(id);
      else if (!mayOpen(new Date())) {
        event.preventDefault();
        toast({ title: strings.notOpenYet.title, description: strings.notOpenYet.text });
      }
    },
  };
}
