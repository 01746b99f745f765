import { site } from '@portal/shell-api';
import { Section } from '@portal/ui';
import words from '../../content/your-data.yaml';
import drawing from '../../media/drawings/head-your-data.svg';
import { PageHead } from '../head/page-head.tsx';
import { BringFile } from '../your-data/bring-file.tsx';
import { ClearAll } from '../your-data/clear-all.tsx';
import { EveryEntry } from '../your-data/every-entry.tsx';
import { KeptList } from '../your-data/kept-list.tsx';
import { KeptProvider } from '../your-data/kept-provider.tsx';
import { SaveFile } from '../your-data/save-file.tsx';
import styles from './page.module.css';

/** `/your-data`: what this browser keeps, to see, to save to a file, to bring back and to clear. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead words={words.head} drawing={drawing} />
      <KeptProvider>
        <Section id="kept" heading={words.kept.heading} lead={words.kept.lead} layout="beside">
          <KeptList words={words.kept} kinds={words.kinds} />
          <EveryEntry words={words.kept.every} kinds={words.kinds} />
        </Section>
        <Section id="save" heading={words.save.heading} layout="beside">
          <SaveFile words={words.save} site={site.name} />
        </Section>
        <Section id="bring" heading={words.bring.heading} layout="beside">
          <BringFile words={words} />
        </Section>
        <Section id="clear" heading={words.clear.heading} layout="beside">
          <ClearAll words={words} />
        </Section>
      </KeptProvider>
    </div>
  );
}
