import { leaveTargetModule, takeTargetModule } from './target-module.ts';

const KEY = 'portal.target-module';
afterEach(() => jest.restoreAllMocks());

it('hands a module over once', () => {
  leaveTargetModule(11);
  expect(sessionStorage.getItem(KEY)).toBe('11');
  expect(takeTargetModule()).toBe(11);
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(takeTargetModule()).toBeUndefined();
});

it('hands over the last of two', () => {
  leaveTargetModule(11);
  leaveTargetModule(20);
  expect(takeTargetModule()).toBe(20);
});

it.each(['', 'eleven', '1.5', '-1', '{"id":1}'])('clears what is no id: %j', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(takeTargetModule()).toBeUndefined();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('works within the page where session storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(takeTargetModule()).toBeUndefined();
  leaveTargetModule(11);
  expect(takeTargetModule()).toBe(11);
  expect(takeTargetModule()).toBeUndefined();
});
