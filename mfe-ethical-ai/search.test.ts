import { searchEntrySchema } from '@portal/contracts';
import { search } from './search.ts';
import { toolOf } from './src/tools/tool-ids.ts';

test('the module and its four tools can be found, and each result opens its panel', async () => {
  const [module, ...tools] = await search();
  for (const entry of [module, ...tools]) expect(searchEntrySchema.parse(entry)).toEqual(entry);
  expect(module).toMatchObject({ kind: 'module', address: '/ethical-ai-module', progress: { of: 'ethical-ai', id: 12 } });
  expect(tools.map(({ kind, title }) => [kind, title])).toEqual([
    ['tool', 'AI Decision Calculator (Ethical AI)'],
    ['tool', 'Citation Generator & AI Log Template (Ethical AI)'],
    ['tool', 'Quiz (Ethical AI)'],
    ['tool', 'Resources (Ethical AI)'],
  ]);
  for (const { address } of tools) expect(toolOf(new URL(address, 'https://portal.example').hash)).toEqual(expect.any(String));
});
