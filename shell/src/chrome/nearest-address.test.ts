import { nearestAddress } from './nearest-address.ts';

const ADDRESSES = [
  '/',
  '/modules',
  '/learn/modules',
  '/ethical-ai-module',
  '/learn/modules/ethical-ai',
  '/ethical-ai-new',
  '/volunteer',
  '/feedback',
  '/team',
  '/tools',
];

test.each([
  ['/Modules', '/modules'],
  ['/module', '/modules'],
  ['/modules.html', '/modules'],
  ['/modules/index.html', '/modules'],
  ['/etical-ai-module', '/ethical-ai-module'],
  ['/ETHICAL-AI-MODULES', '/ethical-ai-module'],
  ['/ethical-ai', '/ethical-ai-module'],
  ['/ethical_ai_module', '/ethical-ai-module'],
  ['/modules/introduction-to-research', '/modules'],
  ['/volunteer-now', '/volunteer'],
  ['/volunter', '/volunteer'],
  ['/learn', '/learn/modules'],
  ['/learn/module', '/learn/modules'],
  ['/feedbacks/', '/feedback'],
  ['/teams', '/team'],
  ['/tool', '/tools'],
])('whoever asks for %s probably means %s', (pathname, meant) => {
  expect(nearestAddress(pathname, ADDRESSES)).toBe(meant);
});

test.each(['/', '/nothing', '/wp-admin', '/a', '/modulation', '/.env', '/index.html', `/${'x'.repeat(500)}`])(
  'nothing is near %s',
  (pathname) => {
    expect(nearestAddress(pathname, ADDRESSES)).toBeUndefined();
  },
);

test('where no page exists nothing is near', () => {
  expect(nearestAddress('/modules', [])).toBeUndefined();
});
