import type { ApiError } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useMutation } from '@tanstack/react-query';
import { dropDraft } from './draft.ts';

/** What the API says when it has stored what was sent. */
export interface Received {
  readonly emailSent: boolean;
}

/** The words for how sending can end (1-platform.md section 8). */
export interface OutcomeWords {
  readonly success: { readonly title: string; readonly sent: string; readonly saved: string };
  readonly failure: { readonly title: string; readonly unknown: string };
}

/** How sending ended, in the words that toast and form show. */
export interface Outcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
  /** What exactly went wrong, where the description does not say it. */
  readonly reason?: string;
}

interface Sending<Answers> {
  readonly send: (answers: Answers, key: string) => Promise<Received>;
  readonly words: OutcomeWords;
  /** Says `failure.unknown` whatever went wrong, and the reason beside the form only. */
  readonly sparing: boolean;
  /** Where the draft is, which goes when it was sent. */
  readonly place: string | undefined;
}

/** What a try sends: the answers and the key that they are stored under once. */
export interface Attempt<Answers> {
  readonly answers: Answers;
  readonly key: string;
}

/** Sends a form. The outcome is told by a toast, also to a visitor who has moved on, and given back for the place beside the form. */
export function useSending<Answers>({ send, words: { success, failure }, sparing, place }: Sending<Answers>) {
  const succeeded = ({ emailSent }: Received): Outcome => ({
    look: 'default',
    title: success.title,
    description: emailSent === true ? success.sent : success.saved,
  });
  const failed = ({ message }: ApiError): Outcome => ({
    look: 'destructive',
    title: failure.title,
    description: (!sparing && message) || failure.unknown,
    ...(sparing && message && { reason: message }),
  });

  const { mutate, status, data, error } = useMutation<Received, ApiError, Attempt<Answers>>({
    mutationFn: ({ answers, key }: Attempt<Answers>) => send(answers, key),
    onSuccess: (answer: Received) => {
      if (place !== undefined) dropDraft(place);
      const { look, title, description } = succeeded(answer);
      toast({ look, title, description });
    },
    onError: (reason: ApiError) => {
      const { look, title, description } = failed(reason);
      toast({ look, title, description });
    },
  });
  const outcome = data ? succeeded(data) : error ? failed(error) : undefined;
  return { send: mutate, status, outcome };
}
