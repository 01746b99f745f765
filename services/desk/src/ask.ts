/** An unsuccessful response: one sentence for a person, and what is wrong with which field. */
export class Refused extends Error {
  override readonly name = 'Refused';

  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;

  /** `status` is 0 if there was no response. */
  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** Sends a request to the desk's server, with a body if it changes something. Rejects with {@link Refused}. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetched(path, body);
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}

/** The same for plain text. */
export async function askText(path: string, body: object): Promise<string> {
  return (await fetched(path, body)).text();
}

async function fetched(path: string, body?: object): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/review/${path}`, {
      ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch {
    throw new Refused(0, 'The server did not answer. Check your connection and try again; nothing is lost.');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => undefined)) as
    | { detail?: string; errors?: readonly { field: string; message: string }[] }
    | undefined;
  throw new Refused(
    answer.status,
    problem?.detail ?? 'Something went wrong on the server. Please try again later.',
    Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message])),
  );
}

/** The sentence to show for an error. */
export const sentenceOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
