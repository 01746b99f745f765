import type { SearchEntry } from '@portal/contracts';
import { app } from './app.ts';
import pageFile from './content/page.yaml';
import { TOOL_IDS } from './src/tools/tool-ids.ts';

/** The module as the curriculum counts it (1-platform.md section 4), by the name that it has there. */
const IN_CURRICULUM = { id: 12, called: 'Ethical AI Use interactive module' };

/** The module itself, and each tool, whose panel its fragment opens. */
export async function search(): Promise<SearchEntry[]> {
  const { tools } = pageFile;
  return app.routes.flatMap(({ path, title, description }) => [
    {
      kind: 'module' as const,
      title,
      text: description,
      address: path,
      also: IN_CURRICULUM.called,
      progress: { of: 'ethical-ai' as const, id: IN_CURRICULUM.id },
    },
    ...TOOL_IDS.flatMap((id, index) => {
      const card = tools.cards[index];
      return card
        ? [{ kind: 'tool' as const, title: `${card.title} (${app.name})`, text: card.description, address: `${path}#${id}` }]
        : [];
    }),
  ]);
}
