import words from '../../content/citation.yaml';
import { Citation } from '../citation/citation.tsx';
import { copyText, selectContents } from '../clipboard/copy-text.ts';

export default function CitationPanel() {
  return <Citation words={words} copy={copyText} select={selectContents} />;
}
