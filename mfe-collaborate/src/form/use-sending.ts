import { ApiError, type FieldError, visitorMessage } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useState } from 'react';
import { dropDraft } from './draft.ts';

/** What the API says when it has stored what was sent. */
export interface Received {
  readonly emailSent: boolean;
}

/** The words for how sending can end (1-platform.md section 8). */
export interface OutcomeStrings {
  readonly success: {
    readonly title: string;
    readonly sent: string;
    readonly saved: string /** What happens now. */;
    readonly next: readonly string[];
  };
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
  /** Resolves to what the API says; an answer that says nothing is `undefined` or null. */
  readonly send: (answers: Answers, key: string) => Promise<Received | null | undefined>;
  readonly strings: OutcomeStrings;
  /** Says `failure.unknown` whatever went wrong, and the reason beside the form only. */
  readonly hideServerReason: boolean;
  /** Where the draft is, which goes when it was sent. */
  readonly draftKey: string | undefined;
}

/** What a try sends: the answers and the key that they are stored under once. */
export interface Attempt<Answers> {
  readonly answers: Answers;
  readonly key: string;
}

/** What the form does when it knows how sending ended. */
interface Then {
  readonly onSuccess: () => void;
  /** Receives which fields the server refused, and why. */
  readonly onError: (refused: readonly FieldError[]) => void;
}

type State =
  | { readonly status: 'idle' | 'pending'; readonly outcome?: undefined }
  | { readonly status: 'success' | 'error'; readonly outcome: Outcome };

/** Sends a form. The outcome is shown in a toast, also to a visitor who has moved on, and given back for the place beside the form. */
export function useSending<Answers>({ send, strings: { success, failure }, hideServerReason, draftKey }: Sending<Answers>) {
  // One request without a cache: the library for server data would be a tenth of all script of such a page.
  const [state, setState] = useState<State>({ status: 'idle' });

  function end(status: 'success' | 'error', outcome: Outcome) {
    const { look, title, description } = outcome;
    toast({ look, title, description });
    setState({ status, outcome });
  }

  async function start({ answers, key }: Attempt<Answers>, then: Then): Promise<void> {
    setState({ status: 'pending' });
    let received: Received | null | undefined;
    try {
      received = await send(answers, key);
    } catch (problem) {
      const answered = problem instanceof ApiError;
      // A mistake of our own: its words are for the console.
      if (!answered) reportError(problem);
      const reason = visitorMessage(problem);
      const description = (!hideServerReason && reason) || failure.unknown;
      end('error', {
        look: 'destructive',
        title: failure.title,
        description,
        ...(hideServerReason && reason && { reason }),
      });
      then.onError(answered ? problem.fieldErrors : []);
      return;
    }
    if (draftKey !== undefined) dropDraft(draftKey);
    end('success', {
      look: 'default',
      title: success.title,
      description: received?.emailSent === true ? success.sent : success.saved,
    });
    then.onSuccess();
  }

  /** Forgets how sending ended: the form is to be filled in once more. */
  const startOver = () => setState({ status: 'idle' });

  return { send: start, startOver, ...state };
}
