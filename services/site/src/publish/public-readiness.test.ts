import { isPublicAddress } from './public-readiness.ts';

test.each(['https://portal.org', 'http://portal.org:8080', 'https://8.8.8.8', 'https://testing.org', 'https://[2001:4860:4860::8888]'])(
  '%s can be reached by everybody',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'http://localhost:8080',
  'http://preview.localhost:8080',
  'http://127.0.0.1:8080',
  'http://[::1]:8080',
  'https://192.168.1.7',
  'https://[fd00::7]',
  'https://portal.local',
  'https://portal.test',
  'https://portal.example',
  'https://portal.example.org',
])('%s cannot', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
