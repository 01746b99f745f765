import toolsFile from './content/tools.yaml';
import type { ToolList } from './src/tools/tools.schema.ts';

/** What a release of this app gives the API to store (3-decisions.md, "Records"): the AI tools. */
export async function data() {
  const { tools } = toolsFile as ToolList;
  return {
    ai_tools: tools.map(({ name, description, category, pricing, url, icon, tags }) => ({
      name,
      description,
      category,
      pricing,
      url,
      icon,
      tags,
    })),
  };
}
