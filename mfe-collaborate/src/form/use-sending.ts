import { ApiError, type FieldError, visitorMessage } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useState } from 'react';
import { dropDraft } from './draft.ts';

/** What the API answers when it has stored a submission. */
export interface Received {
  readonly emailSent: boolean;
}

/** The words for the outcomes of sending (1-platform.md section 8). */
export interface OutcomeStrings {
  readonly success: {
    readonly title: string;
    readonly sent: string;
    readonly saved: string /** What happens now. */;
    readonly next: readonly string[];
  };
  readonly failure: { readonly title: string; readonly unknown: string };
}

/** The outcome of sending, in the words that toast and form show. */
export interface Outcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
  /** What exactly went wrong, if the description does not say so. */
  readonly reason?: string;
}

interface Sending<Answers> {
  /** Resolves to the API's answer; an answer without content is `undefined` or null. */
  readonly send: (answers: Answers, key: string) => Promise<Received | null | undefined>;
  readonly strings: OutcomeStrings;
  /** Shows `failure.unknown` whatever went wrong, and the reason only beside the form. */
  readonly hideServerReason: boolean;
  /** Where the draft is, which is deleted after sending. */
  readonly draftKey: string | undefined;
}

/** What an attempt sends: the answers, and the key under which they are stored once. */
export interface Attempt<Answers> {
  readonly answers: Answers;
  readonly key: string;
}

/** What the form does when the outcome is known. */
interface Then {
  readonly onSuccess: () => void;
  /** Receives which fields the server refused, and why. */
  readonly onError: (refused: readonly FieldError[]) => void;
}

type State =
  | { readonly status: 'idle' | 'pending'; readonly outcome?: undefined }
  | { readonly status: 'success' | 'error'; readonly outcome: Outcome };

/** Sends a form. The outcome is shown in a toast, even to a visitor who has moved on, and returned to be shown beside the form. */
export function useSending<Answers>({ send, strings: { success, failure }, hideServerReason, draftKey }: Sending<Answers>) {
  // One request without a cache: the library for server data would be a tenth of the script on such a page.
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
      // A mistake in our own code: its message is for the console.
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

  /** Clears the outcome, so that the form can be filled in again. */
  const startOver = () => setState({ status: 'idle' });

  return { send: start, startOver, ...state };
}
