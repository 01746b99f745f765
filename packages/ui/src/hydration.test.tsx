import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ActionSpecimens } from '../gallery/action-specimens.tsx';
import { BoxSpecimens } from '../gallery/box-specimens.tsx';
import { FormSpecimens } from '../gallery/form-specimens.tsx';
import { PageSpecimen } from '../gallery/page-specimen.tsx';
import { StateSpecimens } from '../gallery/state-specimens.tsx';

const everything = (
  <>
    <PageSpecimen />
    <ActionSpecimens />
    <BoxSpecimens />
    <StateSpecimens />
    <FormSpecimens />
  </>
);

test('no component writes a style attribute, which the site forbids', () => {
  const html = renderToString(everything);
  expect(html).toContain('<progress');
  expect(html).not.toMatch(/<[^>]*\sstyle=/);
});

test('the browser takes over the page that was made ahead without a difference', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(everything);
  const before = root.innerHTML;
  const complaints: unknown[] = [];
  const page = await act(async () => hydrateRoot(root, everything, { onRecoverableError: (error) => complaints.push(error) }));
  expect(complaints).toEqual([]);
  expect(root.innerHTML).toBe(before);
  act(() => page.unmount());
  root.remove();
});
