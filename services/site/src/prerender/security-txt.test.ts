import { securityTxtOf } from './security-txt.ts';

test('it names the contact and its own address, and is valid for less than a year', () => {
  expect(securityTxtOf('https://portal.example', 'hello@portal.example', new Date('2026-11-23T23:59:59Z')).split('\n')).toEqual([
    'Contact: mailto:hello@portal.example',
    'Expires: 2027-11-22T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://portal.example/.well-known/security.txt',
    '',
  ]);
});
