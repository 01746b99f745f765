import toolsFile from './content/tools.yaml';

/** What a release of this app provides for the API to store (3-decisions.md, "Records"): the AI tools. */
export async function data() {
  const { tools } = toolsFile;
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
