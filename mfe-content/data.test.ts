import { data } from './data.ts';

test('the API gets one tool of each of the 19 categories, with every required column', async () => {
  const { ai_tools: tools } = await data();
  expect(tools).toHaveLength(19);
  expect(new Set(tools.map(({ category }) => category)).size).toBe(19);
  for (const tool of tools) expect(Object.values(tool).every((value) => value.length > 0)).toBe(true);
  expect(tools[0]?.name).toBe('marimo');
});
