import type { ReadingPlace } from '@portal/progress';

/** A link to a text, at the section that was read last if it belongs to this text: a place on the text's own page. */
export function atSection<Way extends { readonly address: string; readonly place: { readonly hash: string } | undefined }>(
  way: Way,
  last: ReadingPlace | undefined,
): Way {
  return last?.address === way.address ? { ...way, address: `${way.address}#${last.section}`, place: undefined } : way;
}
