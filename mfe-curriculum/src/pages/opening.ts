import { toast } from '@portal/shell-api';
import type { MouseEvent } from 'react';
import strings from '../../content/page.yaml';
import { mayOpen } from '../curriculum/date-gate.ts';
import { fragmentOf } from '../curriculum/place.ts';
import type { Module } from '../modules/module.ts';
import { prepare } from '../modules/prepare.ts';
import { moduleAddress } from '../modules/text-address.ts';
import { prepareModule } from './module-view.ts';

/** How a module in the list is opened: where it leads, what to prefetch, and how to handle the click. */
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
      // A module with its own page opens on any day, and nothing is remembered here (1-platform.md section 4).
      if (route) rememberOpened(id);
      else if (!mayOpen(new Date())) {
        event.preventDefault();
        toast({ title: strings.notOpenYet.title, description: strings.notOpenYet.text });
      }
    },
  };
}
