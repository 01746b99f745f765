import { act, screen, within } from '@testing-library/react';
import { moduleBySlug } from '../src/curriculum/path-order.ts';
import { curriculum } from '../src/modules/learning-path.ts';
import { visit } from './visit.tsx';

/** Opens a module by its address, and waits until its text is there. */
export async function reading(slug: string, stored?: Readonly<Record<string, unknown>>) {
  const router = visit(`/modules#module=${slug}`, stored);
  await arrived(slug);
  return router;
}
/** Waits until the text of a module is there. */
export const arrived = (slug: string) => act(async () => void (await moduleBySlug(curriculum, slug)?.text.load()));
export const link = (name: string | RegExp) => screen.getByRole('link', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const title = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The headings of the open sections. */
export const openSections = async () => {
  await screen.findByRole('heading', { name: 'Key Concepts' });
  return screen
    .getAllByRole<HTMLDetailsElement>('group')
    .flatMap((section) => (section.open ? within(section).getAllByRole('heading')[0]?.textContent : []));
};
/** What the browser stores about the modules. */
export const storedProgress = (name: string) => JSON.parse(localStorage.getItem(`portal.curriculum.${name}`) ?? 'null');
