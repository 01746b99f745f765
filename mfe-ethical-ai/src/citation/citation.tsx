import type { CitationStrings } from './citation.schema.ts';
import { CitationForm } from './citation-form.tsx';
import { Placement } from './placement.tsx';
import { ResearchLog } from './research-log.tsx';

export interface CitationProps {
  readonly strings: CitationStrings;
  /** Puts a text on the clipboard; false if that is not possible. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly select: (element: Element) => void;
}

/** Creates the text that discloses a use of AI, and offers a log to keep. Nothing that is entered here is stored. */
export function Citation(props: CitationProps) {
  return (
    <>
      <CitationForm {...props} />
      <Placement {...props.strings} />
      <ResearchLog strings={props.strings.log} />
    </>
  );
}
