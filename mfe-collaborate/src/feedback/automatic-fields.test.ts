import { automaticFields, withAutomatic } from './automatic-fields.ts';
import { DEFAULTS } from './feedback.rules.ts';

const automatic = automaticFields({ userAgent: 'Mozilla/5.0 (Test)', width: 1280, height: 800, address: 'https://bench.example/feedback' });

test('browserInfo holds the user agent, the screen size and the page address; pageUrl the page address (section 5)', () => {
  expect(automatic).toEqual({
    browserInfo: 'User agent: Mozilla/5.0 (Test); screen: 1280 x 800; page: https://bench.example/feedback',
    pageUrl: 'https://bench.example/feedback',
  });
});

test.each([
  ['both empty ones', {}, automatic],
  ['only an empty pageUrl', { browserInfo: 'Firefox' }, { browserInfo: 'Firefox', pageUrl: automatic.pageUrl }],
  ['only an empty browserInfo', { pageUrl: 'https://a.example' }, { browserInfo: automatic.browserInfo, pageUrl: 'https://a.example' }],
  ['nothing where both are given', { browserInfo: 'B', pageUrl: 'https://a.example' }, { browserInfo: 'B', pageUrl: 'https://a.example' }],
])('on sending, %s are filled and all else stays (section 5)', (_, given, filled) => {
  const answers = { ...DEFAULTS, summary: 'S', details: 'D', ...given };
  expect(withAutomatic(answers, automatic)).toEqual({ ...answers, ...filled });
});
