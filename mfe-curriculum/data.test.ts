import { data } from './data.ts';
import { allModules } from './src/modules/all-modules.ts';

test('the API gets every module, those that are written with their text as plain words', async () => {
  const { educational_modules: modules } = await data();
  expect(modules.map(({ title }) => title).sort()).toEqual(allModules.map(({ title }) => title).sort());
  const first = modules.find(({ title }) => title === 'Introduction to Research');
  expect(first?.content.length).toBeGreaterThan(3000);
  expect(first?.content).not.toMatch(/<\w/);
  expect(first).toMatchObject({ duration: expect.stringMatching(/minutes$/), icon: expect.stringMatching(/^[a-z-]+$/) });
});
