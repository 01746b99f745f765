export function workspaceFolders(script?: string): string[];
