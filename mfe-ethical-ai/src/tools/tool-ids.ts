/** The tools in the order of the page. Each id is the fragment that opens the tool. */
export const TOOL_IDS = ['calculator', 'citation', 'quiz', 'resources'] as const;

export type ToolId = (typeof TOOL_IDS)[number];

/**
 * The tool that a fragment opens; null if there is none; undefined if the fragment is not about tools, such as that of "Skip to the
 * content", in which case whatever is open stays open.
 */
export function toolOf(fragment: string): ToolId | null | undefined {
  return fragment === '' ? null : TOOL_IDS.find((id) => fragment === `#${id}`);
}
