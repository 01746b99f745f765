/** The fragment that leads to a card: its name in lower case, so "Otter.ai" becomes `otter-ai`. */
export function cardId(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
