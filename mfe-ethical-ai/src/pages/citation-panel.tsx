import citationFile from '../../content/citation.yaml';
import type { CitationWords } from '../citation/citation.schema.ts';
import { Citation } from '../citation/citation.tsx';
import { copyText, selectContents } from '../clipboard/copy-text.ts';

const words = citationFile as CitationWords;

export default function CitationPanel() {
  return <Citation words={words} copy={copyText} select={selectContents} />;
}
