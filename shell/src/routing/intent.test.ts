import { type Connection, INTENT_MS, intendedPath, onIntent } from './intent.ts';

const here = { origin: 'http://localhost', pathname: '/roses' };
beforeAll(() => window.history.replaceState(null, '', '/roses'));

function link(attributes: string, inside = 'Herbs'): HTMLElement {
  document.body.innerHTML = `<nav><a ${attributes}><span>${inside}</span></a></nav><p>Beside it</p>`;
  return document.querySelector('span') as HTMLElement;
}

describe('what is meant', () => {
  test.each([
    ['a link to another page', 'href="/herbs"', '/herbs'],
    ['a link with query and fragment', 'href="/herbs?colour=green#mint"', '/herbs'],
    ['a link that names its own tab', 'href="/herbs" target="_self"', '/herbs'],
    ['a link to another place of the page', 'href="#thorns"', undefined],
    ['a link to the page itself', 'href="/roses"', undefined],
    ['a link to another site', 'href="https://example.org/herbs"', undefined],
    ['a link to another port', 'href="http://localhost:81/herbs"', undefined],
    ['a link that opens a tab', 'href="/herbs" target="_blank"', undefined],
    ['a download', 'href="/herbs" download', undefined],
    ['an address for mails', 'href="mailto:roses@example.org"', undefined],
    ['a script', 'href="javascript:alert(1)"', undefined],
    ['an anchor without address', 'id="herbs"', undefined],
  ])('%s', (_, attributes, path) => {
    expect(intendedPath(link(attributes), here)).toBe(path);
  });

  test('nothing beside a link', () => {
    link('href="/herbs"');
    expect(intendedPath(document.querySelector('p'), here)).toBeUndefined();
    expect(intendedPath(document, here)).toBeUndefined();
    expect(intendedPath(null, here)).toBeUndefined();
  });

  test.each<[Connection, string | undefined]>([
    [{ saveData: true, effectiveType: '4g' }, undefined],
    [{ effectiveType: 'slow-2g' }, undefined],
    [{ saveData: false, effectiveType: '2g' }, undefined],
    [{ effectiveType: '3g' }, '/herbs'],
    [{ saveData: false, effectiveType: '4g' }, '/herbs'],
    [{}, '/herbs'],
  ])('with the connection %j', (connection, path) => {
    expect(intendedPath(link('href="/herbs"'), here, connection)).toBe(path);
  });
});

describe('how long it takes', () => {
  const act = jest.fn<void, [string]>();
  let end: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    act.mockClear();
    end = onIntent(document, act);
  });
  afterEach(() => {
    end();
    jest.useRealTimers();
  });

  // jsdom knows no pointer events.
  const dispatch = (target: Element, type: string, { pointerType = 'mouse', ...init }: PointerEventInit = {}) =>
    target.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerType }));
  const focus = (target: Element, type: string, relatedTarget: Element | null = null) =>
    target.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));

  test('a link that is pointed at is meant after its time, once', () => {
    dispatch(link('href="/herbs"'), 'pointerover');
    jest.advanceTimersByTime(INTENT_MS - 1);
    expect(act).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(act.mock.calls).toEqual([['/herbs']]);
    jest.advanceTimersByTime(10 * INTENT_MS);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('a link that is focused is meant too', () => {
    const inside = link('href="/herbs"');
    focus(inside.parentElement as HTMLElement, 'focusin');
    jest.advanceTimersByTime(INTENT_MS);
    expect(act.mock.calls).toEqual([['/herbs']]);
  });

  test('a link that the pointer or the focus only brushes is not', () => {
    const inside = link('href="/herbs"');
    dispatch(inside, 'pointerover');
    jest.advanceTimersByTime(50);
    dispatch(inside, 'pointerout', { relatedTarget: document.querySelector('p') });
    jest.advanceTimersByTime(INTENT_MS);
    focus(inside.parentElement as HTMLElement, 'focusin');
    jest.advanceTimersByTime(50);
    focus(inside.parentElement as HTMLElement, 'focusout');
    jest.advanceTimersByTime(INTENT_MS);
    expect(act).not.toHaveBeenCalled();
  });

  test('a pointer that leaves the window means nothing', () => {
    const inside = link('href="/herbs"');
    dispatch(inside, 'pointerover');
    dispatch(inside, 'pointerout', { relatedTarget: null });
    jest.advanceTimersByTime(INTENT_MS);
    expect(act).not.toHaveBeenCalled();
  });

  test('a pointer that moves within the link goes on meaning it', () => {
    const inside = link('href="/herbs"');
    const whole = inside.parentElement as HTMLElement;
    dispatch(inside, 'pointerover');
    jest.advanceTimersByTime(100);
    dispatch(inside, 'pointerout', { relatedTarget: whole });
    dispatch(whole, 'pointerover');
    jest.advanceTimersByTime(50);
    expect(act.mock.calls).toEqual([['/herbs']]);
  });

  test('of two links in passing only the one on which the pointer stays is meant', () => {
    document.body.innerHTML = '<a href="/herbs">Herbs</a><a href="/tulips">Tulips</a>';
    const [herbs, tulips] = document.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement];
    dispatch(herbs, 'pointerover');
    jest.advanceTimersByTime(100);
    dispatch(herbs, 'pointerout', { relatedTarget: tulips });
    dispatch(tulips, 'pointerover');
    jest.advanceTimersByTime(INTENT_MS);
    expect(act.mock.calls).toEqual([['/tulips']]);
  });

  test('a finger on a link scrolls, or follows the link at once', () => {
    dispatch(link('href="/herbs"'), 'pointerover', { pointerType: 'touch' });
    jest.advanceTimersByTime(INTENT_MS);
    expect(act).not.toHaveBeenCalled();
  });

  test('nothing is meant anymore after the end', () => {
    const inside = link('href="/herbs"');
    dispatch(inside, 'pointerover');
    end();
    dispatch(inside, 'pointerover');
    jest.advanceTimersByTime(INTENT_MS);
    expect(act).not.toHaveBeenCalled();
  });
});
