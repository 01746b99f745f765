import { Button, Notice } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';

export type LoadFailureProps = {
  readonly title: string;
  readonly text: string;
  readonly trying: boolean;
  readonly onRetry: () => void;
};

/** Says that something did not load. The button stays, and keeps the focus, during the retry. */
export function LoadFailure({ title, text, trying, onRetry }: LoadFailureProps) {
  return (
    <Notice
      tone="caution"
      role="alert"
      title={title}
      action={
        <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {trying ? 'Trying again...' : 'Try again'}
        </Button>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
