/** The tools in the order of the page. Each id is the fragment that opens the tool. */
export const TOOL_IDS = ['calculator', 'citation', 'quiz', 'resources'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

/**
 * The tool that a fragment opens; null where there is none; nothing when the fragment is not about tools, such as that of
 * "Skip to main content": whatever is open stays so then.
 */
export function toolOf(fragment: string): ToolId | null | undefined {
  return fragment === '' ? null : TOOL_IDS.find((id) => fragment === `#${id}`);
}
