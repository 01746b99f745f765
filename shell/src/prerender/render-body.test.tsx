/** @jest-environment node */
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { renderBody } from './render-body.tsx';

const app = { id: 'mfe-garden', version: '2.1.0', label: 'Garden' };
const Roses = () => (
  <>
    <h1>All about roses</h1>
    <Link to="/herbs">Herbs</Link>
  </>
);
const body = (page: unknown = Roses, path = '/roses') => renderBody({ path, app, page });
const times = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

test('the page stands in the frame, with its one heading', async () => {
  const html = await body();
  expect(html).toMatch(
    /<main[^>]*>.*<div data-page="mfe-garden"><h1>All about roses<\/h1><a href="\/herbs"[^>]*>Herbs<\/a><\/div><\/main>/,
  );
  expect(times(html, /<h1[\s>]/g)).toBe(1);
  for (const element of ['header', 'main', 'footer']) expect(times(html, new RegExp(`<${element}[\\s>]`, 'g'))).toBe(1);
});

test('it says which release of which app made it', async () => {
  expect((await body()).replaceAll('<!-- -->', '')).toContain('Made by shell 7.8.9 and mfe-garden 2.1.0');
});

test('the menu, which differs with what is live, is a slot; the home page has none', async () => {
  const html = await body();
  expect(times(html, /<portal-menu><\/portal-menu>/g)).toBe(1);
  expect(html).not.toContain('Site menu');
  expect(await body(Roses, '/')).not.toContain('portal-menu');
});

test('the live region of the toasts stands in it from the first paint on', async () => {
  expect(await body()).toMatch(/<div [^>]*aria-live="polite"><\/div>/);
});

test('without an app it is the not-found page', async () => {
  const html = await renderBody({ path: undefined });
  expect(html).toContain('<h1>404 Page Not Found</h1>');
  expect(times(html, /<h1[\s>]/g)).toBe(1);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/Made by shell 7\.8\.9</);
});

test('it holds nothing that the policy of the site refuses: no style attribute, no script', async () => {
  const Long = () => (
    <>
      <h1>Long</h1>
      <Suspense>
        <p>{'A part that is longer than React likes to send at once. '.repeat(2000)}</p>
      </Suspense>
    </>
  );
  for (const html of [await body(), await body(Long), await renderBody({ path: undefined })]) {
    expect(html).not.toMatch(/<[a-z][^>]*\sstyle=/i);
    expect(html).not.toMatch(/<script/i);
    expect(html).not.toContain('<template');
  }
});

test('effects do not run, and the first state is what is made', async () => {
  const ran = jest.fn();
  function Page() {
    const [shown, setShown] = useState('first');
    useEffect(() => {
      ran();
      setShown('later');
    }, []);
    return <h1>{shown}</h1>;
  }
  expect(await body(Page)).toContain('<h1>first</h1>');
  expect(ran).not.toHaveBeenCalled();
});

test('a page that throws rejects with its own error', async () => {
  const Thorns = () => {
    throw new Error('The list of roses is empty.');
  };
  await expect(body(Thorns)).rejects.toThrow('The list of roses is empty.');
});

test('a page that throws inside a boundary that waits rejects too, instead of being made with a hole', async () => {
  const Thorns = () => {
    throw new Error('The list of roses is empty.');
  };
  const Page = () => (
    <Suspense fallback={<p>One moment</p>}>
      <h1>Roses</h1>
      <Thorns />
    </Suspense>
  );
  await expect(body(Page)).rejects.toThrow('The list of roses is empty.');
});
