import { type Answer, type ApiError, type Payload, post } from '@portal/api-client';
import { toast } from '@portal/shell-api';
import { useMutation } from '@tanstack/react-query';
import type { FeedbackWords } from './feedback.schema.ts';

/** How sending ended, in the words that toast and form show (1-platform.md section 8). */
export interface Outcome {
  readonly look: 'default' | 'destructive';
  readonly title: string;
  readonly description: string;
}

type Received = Answer<'post', '/api/feedback'>;
type Feedback = Payload<'/api/feedback'>;

/** Sends feedback. The outcome is told by a toast, also to a visitor who has moved on, and given back for the place beside the form. */
export function useFeedback({ success, failure }: FeedbackWords['outcome']) {
  const succeeded = ({ emailSent }: Received): Outcome => ({
    look: 'default',
    title: success.title,
    description: emailSent === true ? success.sent : success.saved,
  });
  const failed = (error: ApiError): Outcome => ({
    look: 'destructive',
    title: failure.title,
    description: error.message || failure.unknown,
  });

  const { mutate, status, data, error } = useMutation<Received, ApiError, Feedback>({
    mutationFn: (answers: Feedback) => post('/api/feedback', answers),
    onSuccess: (answer: Received) => toast(succeeded(answer)),
    onError: (reason: ApiError) => toast(failed(reason)),
  });
  const outcome = data ? succeeded(data) : error ? failed(error) : undefined;
  return { send: mutate, status, outcome };
}
