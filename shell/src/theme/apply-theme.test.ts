const root = document.documentElement;

/** Runs the script as the page does: once, before anything else. */
function applyTheme(stored?: string) {
  if (stored !== undefined) localStorage.setItem('portal.settings', stored);
  jest.isolateModules(() => void require('./apply-theme.ts'));
}

afterEach(() => {
  delete root.dataset.theme;
  jest.restoreAllMocks();
});

test.each(['light', 'dark'])('the stored theme %s is applied', (theme) => {
  applyTheme(JSON.stringify({ theme, later: 1 }));
  expect(root).toHaveAttribute('data-theme', theme);
});

test('without a choice the theme of the system holds', () => {
  applyTheme();
  expect(root).not.toHaveAttribute('data-theme');
});

test.each(['', 'dark', '{"theme":', 'null', '7', '[]', '{"theme":"blue"}', '{"theme":["dark"]}', '{"theme":true}'])(
  'of %j nothing is applied, and nothing fails',
  (stored) => {
    expect(() => applyTheme(stored)).not.toThrow();
    expect(root).not.toHaveAttribute('data-theme');
  },
);

test('blocked storage does not fail the page', () => {
  const asked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => applyTheme()).not.toThrow();
  expect(asked).toHaveBeenCalled();
  expect(root).not.toHaveAttribute('data-theme');
});
