import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { exampleLive } from '../releases/example-live.ts';
import { exampleReleases, fault } from '../releases/example-releases.ts';
import { createPageLoader, type LoadedPage } from '../releases/page-loader.ts';
import { knownRelease, loadedRelease, ReleaseOfPage, type ReleaseSource } from '../releases/release-of-page.ts';
import { Footer } from './footer.tsx';

function show(path: string, source: ReleaseSource) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <ReleaseOfPage value={source}>
        <Footer live={exampleLive} />
      </ReleaseOfPage>
    </MemoryRouter>,
  );
  return within(screen.getByRole('contentinfo'));
}

/** A loader of the example app whose network a test can break. */
function example() {
  const network = exampleReleases({ live: () => null, former: () => null });
  return { ...network, loader: createPageLoader(network) };
}

test('it holds brand, tagline and the claim', () => {
  const footer = show('/', knownRelease(undefined));
  expect(footer.getByText(site.name)).toBeVisible();
  expect(footer.getByText(site.tagline)).toBeVisible();
  expect(footer.getByText('100% free, state-approved nonprofit')).toBeVisible();
});

test('it links to conduct, the report form, safety, feedback and what the browser keeps; the professional network is not set yet', () => {
  const footer = show('/', knownRelease(undefined));
  const links = footer.getAllByRole('link');
  expect(footer.getByRole('button', { name: 'Professional network (Opening soon)' })).toBeDisabled();
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/code-of-conduct', null],
    ['/code-of-conduct#report', null],
    ['/safety-guidelines', null],
    ['/feedback', null],
    ['/your-data', null],
  ]);
});

test('the theme can be switched', () => {
  expect(show('/', knownRelease(undefined)).getByRole('combobox', { name: 'Theme' })).toHaveDisplayValue('Same as your device');
});

test('it says which release of which app made the page', async () => {
  const { loader, app } = example();
  await loader.ready(app, 'roses');
  expect(show('/roses', loadedRelease(loader)).getByText('Made by shell 7.8.9 and mfe-garden 2.1.0')).toBeVisible();
});

test('a page of the shell is made by the shell alone', () => {
  expect(show('/tulips', loadedRelease(example().loader)).getByText('Made by shell 7.8.9')).toBeVisible();
});

test('while a page is made it names the release that is being rendered', () => {
  const footer = show('/roses', knownRelease({ id: 'mfe-garden', version: '3.0.0' }));
  expect(footer.getByText('Made by shell 7.8.9 and mfe-garden 3.0.0')).toBeVisible();
});

test('after a fallback at load it names the former release', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { loader, app, behave } = example();
  behave({ live: fault('404') });
  await loader.ready(app, 'roses');
  expect(show('/roses', loadedRelease(loader)).getByText('Made by shell 7.8.9 and mfe-garden 2.0.0')).toBeVisible();
  warnings.mockRestore();
});

test('after a fallback while the page is shown it names the former release at once', async () => {
  const { loader, app } = example();
  const state = (await loader.ready(app, 'roses')) as LoadedPage;
  const footer = show('/roses', loadedRelease(loader));
  await act(() => loader.reportRenderError(app, 'roses', state, true));
  expect(footer.getByText('Made by shell 7.8.9 and mfe-garden 2.0.0')).toBeVisible();
});
