/** A part of a description: text, or the address of a link. */
export type DescriptionPart = { readonly text: string } | { readonly link: string };

// A Markdown link, whose address may contain one pair of parentheses, or a bare address.
const LINK = /\[[^[\]\n]*\]\((https:\/\/[^\s()<>"]*(?:\([^\s()<>"]*\)[^\s()<>"]*)?)\)|https:\/\/[^\s<>"]+/gi;

/** A description in order, with every https link, bare or Markdown, as a separate part (3-decisions.md, "Links in a description"). */
export function descriptionParts(description: string): DescriptionPart[] {
  const parts: DescriptionPart[] = [];
  let done = 0;
  for (const match of description.matchAll(LINK)) {
    const [whole, marked] = match;
    const found = marked === undefined ? withoutEnd(whole) : whole;
    const link = marked ?? found;
    if (!URL.canParse(link)) continue;
    parts.push({ text: description.slice(done, match.index) }, { link });
    done = match.index + found.length;
  }
  parts.push({ text: description.slice(done) });
  return parts.filter((part) => 'link' in part || part.text.trim() !== '');
}

/** A bare address without the punctuation of the sentence around it; a closing parenthesis belongs to it only if it was opened inside. */
function withoutEnd(address: string): string {
  let end = address.length;
  let unopened = address.split(')').length - address.split('(').length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!/[.,;:!?'*_\]}…]/.test(last)) break;
  }
  return address.slice(0, end);
}
