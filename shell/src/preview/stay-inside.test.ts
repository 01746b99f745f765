import { stayInside } from './stay-inside.ts';

const link = (name: string) => document.querySelector<HTMLAnchorElement>(`[data-name="${name}"]`) as HTMLAnchorElement;
const before = (name: string, event: string) => link(name).firstElementChild?.dispatchEvent(new Event(event, { bubbles: true }));
const href = (name: string) => link(name).getAttribute('href');

beforeEach(() => {
  history.replaceState(null, '', '/preview/abc/modules?q=a#part');
  document.body.innerHTML = `<a data-name="leave" id="leave-preview" href="/"><b>Leave</b></a>
    <a data-name="text" href="/modules/one"><b>One</b></a><a data-name="inside" href="/preview/abc/tools"><b>Two</b></a>
    <a data-name="file" href="/releases/a/1.0.0/web/a.pdf"><b>Three</b></a>`;
});
beforeAll(() => stayInside('/preview/abc', document));

test.each(['pointerdown', 'focusin', 'click'])(
  'a link that a page brings by itself leads into the preview before a %s does anything',
  (event) => {
    before('text', event);
    expect(href('text')).toBe('/preview/abc/modules/one');
    for (const name of ['inside', 'file']) {
      const at = href(name);
      before(name, event);
      expect(href(name)).toBe(at);
    }
  },
);

test('"Leave preview" goes to the same address of the live site, wherever the visitor has gone meanwhile', () => {
  before('leave', 'focusin');
  expect(href('leave')).toBe('/modules?q=a#part');
  history.replaceState(null, '', '/preview/abc');
  before('leave', 'click');
  expect(href('leave')).toBe('/');
});
