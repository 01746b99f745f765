import type { CitationStrings } from './citation.schema.ts';
import { CitationForm } from './citation-form.tsx';
import { Placement } from './placement.tsx';
import { ResearchLog } from './research-log.tsx';

export interface CitationProps {
  readonly strings: CitationStrings;
  /** Puts a text on the clipboard; false where that is not possible. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly select: (element: Element) => void;
}

/** Makes the text that discloses a use of AI, and gives a log to keep. Nothing that is entered here is kept. */
export function Citation(props: CitationProps) {
  return (
    <>
      <CitationForm {...props} />
      <Placement {...props.strings} />
      <ResearchLog strings={props.strings.log} />
    </>
  );
}
