import { type Answer, type ApiError, type Payload, post } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useState } from 'react';
import type { FeedbackWords } from './feedback.schema.ts';

/** How sending ended, in the words that toast and form show (1-platform.md section 8). */
export interface Outcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
}

type Received = Answer<'post', '/api/feedback'>;
type Feedback = Payload<'/api/feedback'>;

type Sending =
  | { readonly status: 'idle' | 'pending'; readonly outcome?: undefined }
  | { readonly status: 'success' | 'error'; readonly outcome: Outcome };

/** What the form does when it knows how sending ended. */
interface Then {
  readonly onSuccess: () => void;
  readonly onError: (reason: ApiError) => void;
}

/** Sends feedback. The outcome is told by a toast, also to a visitor who has moved on, and given back for the place beside the form. */
export function useFeedback({ success, failure }: FeedbackWords['outcome']) {
  // One request without a cache: the library for server data would be a tenth of all script of this page.
  const [sending, setSending] = useState<Sending>({ status: 'idle' });

  function end(status: 'success' | 'error', outcome: Outcome) {
    toast(outcome);
    setSending({ status, outcome });
  }

  async function send(answers: Feedback, then: Then): Promise<void> {
    setSending({ status: 'pending' });
    let received: Received;
    try {
      received = await post('/api/feedback', answers);
    } catch (problem) {
      const reason = problem as ApiError;
      end('error', { look: 'destructive', title: failure.title, description: reason.message || failure.unknown });
      then.onError(reason);
      return;
    }
    end('success', {
      look: 'default',
      title: success.title,
      description: received.emailSent === true ? success.sent : success.saved,
    });
    then.onSuccess();
  }

  return { send, ...sending };
}
