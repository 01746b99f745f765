import type { ReadingPlace } from '@portal/progress';

/** A way to a text, at the section that was read last if it is one of this text: a place of the text's own page. */
export function atSection<Way extends { readonly address: string; readonly place: { readonly hash: string } | undefined }>(
  way: Way,
  last: ReadingPlace | undefined,
): Way {
  return last?.address === way.address ? { ...way, address: `${way.address}#${last.section}`, place: undefined } : way;
}
