// What only pages of a preview have: it runs before everything else, as a blocking file of its own, so that visitors of the live site
// never load it. Without it, or once the preview is over, nothing of the page runs.
import './preview.module.css';
import { previewAddress } from '@portal/contracts';
import { endInTime, showEnd, whenRead } from './end.ts';
import { keepCopies } from './keep-copies.ts';
import { onlyRead } from './only-read.ts';
import { type PreviewFacts, readPreviewFacts } from './preview-facts.ts';
import { stayInside } from './stay-inside.ts';

const { id, until, scripts } = readPreviewFacts(document);
const end = Date.parse(until);

if (Date.now() < end) {
  keepCopies(id, window);
  onlyRead(previewAddress(id), SEARCH_INDEX_ADDRESS, window);
  stayInside(previewAddress(id), document);
  endInTime(end, window);
  whenRead(document, () => run(scripts));
} else showEnd(document);

function run(files: PreviewFacts['scripts']): void {
  for (const { address, integrity } of files) {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.async = false;
    script.src = address;
    document.head.append(script);
  }
}
