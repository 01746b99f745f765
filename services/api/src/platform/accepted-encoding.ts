/** How a body may be sent; the best one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** How a body is sent. */
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that a request wants most (RFC 9110 section 12.5.3); of those it likes equally the best one. One that wants none of ours gets the plain bytes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  const liking = new Map(header.split(',').map(liked));
  const others = liking.get('*') ?? 0;
  // Plain bytes are always welcome, unless the request says otherwise, but nobody's first wish.
  const weights = ENCODINGS.map((name) => liking.get(name) ?? (name === 'identity' ? Math.max(others, Number.MIN_VALUE) : others));
  const most = Math.max(...weights);
  return (most > 0 && ENCODINGS[weights.indexOf(most)]) || 'identity';
}

function liked(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight) || 0];
}
