import { type Decided, UNDO_MINUTES } from '@portal/contracts';
import { Button, Notice } from '@portal/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ask, sentenceOf } from './ask.ts';

/** What a page that made a decision passes to the queue it returns to. */
export interface JustDecided {
  readonly decided: Decided;
  /** As in 'Approved: "A title"'. */
  readonly words: string;
  /** Where the record is. */
  readonly at: string;
  readonly until: number;
}

/** The state of a navigation after a decision. */
export const justDecided = (decided: Decided, words: string, at: string): { readonly justDecided: JustDecided } => ({
  justDecided: { decided, words, at, until: Date.now() + UNDO_MINUTES * 60_000 },
});

/** Says what was decided, and can undo it. */
export function UndoNotice({ onUndone }: { readonly onUndone: () => void }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const last = (state as { justDecided?: JustDecided } | null)?.justDecided;
  if (!last) return null;
  const undo = async () => {
    try {
      await ask(`decisions/${last.decided.decision}/undo`, {});
      navigate(last.at, { replace: true });
      onUndone();
    } catch (refused) {
      setProblem(sentenceOf(refused));
    }
  };
  return (
    <Notice
      tone={problem ? 'caution' : 'success'}
      role="status"
      title={last.words}
      action={
        Date.now() < last.until && !problem ? (
          <Button variant="secondary" size="sm" onClick={undo}>
            Undo
          </Button>
        ) : undefined
      }
    >
      {problem ??
        (last.decided.mail
          ? `An email will tell the sender in ${UNDO_MINUTES} minutes. Until then, you can undo this.`
          : `No email will be sent. You can undo this for ${UNDO_MINUTES} minutes.`)}
    </Notice>
  );
}
