import strings from '../../content/citation.yaml';
import { Citation } from '../citation/citation.tsx';
import { copyText, selectContents } from '../clipboard/copy-text.ts';

export default function CitationPanel() {
  return <Citation strings={strings} copy={copyText} select={selectContents} />;
}
