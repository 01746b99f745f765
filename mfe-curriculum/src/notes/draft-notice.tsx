import { Button, Notice } from '@portal/ui';

export type DraftNoticeProps = {
  readonly title: string;
  readonly text: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
};

/** Says that something was written but not saved, and lets the visitor decide what to do with it. */
export function DraftNotice({ title, text, onContinue, onDiscard }: DraftNoticeProps) {
  return (
    <div data-print="none">
      <Notice
        title={title}
        action={
          <>
            <Button variant="secondary" size="sm" onClick={onContinue}>
              Continue writing
            </Button>
            <Button variant="quiet" size="sm" onClick={onDiscard}>
              Discard the draft
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Notice>
    </div>
  );
}
