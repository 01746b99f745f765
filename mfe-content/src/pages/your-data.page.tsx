import { site } from '@portal/shell-api';
import { Section } from '@portal/ui';
import strings from '../../content/your-data.yaml';
import drawing from '../../media/drawings/head-your-data.svg';
import { PageHead } from '../head/page-head.tsx';
import { BringFile } from '../your-data/bring-file.tsx';
import { ClearAll } from '../your-data/clear-all.tsx';
import { EveryEntry } from '../your-data/every-entry.tsx';
import { PagesRead } from '../your-data/pages-read.tsx';
import { SaveFile } from '../your-data/save-file.tsx';
import { StoredList } from '../your-data/stored-list.tsx';
import { StoredProvider } from '../your-data/stored-provider.tsx';
import styles from './page.module.css';

/** `/your-data`: what this browser stores, to see, save to a file, restore and clear. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={strings.head} drawing={drawing} isList />
      <StoredProvider>
        <Section id="kept" heading={strings.kept.heading} lead={strings.kept.lead} layout="beside">
          <StoredList strings={strings.kept} kinds={strings.kinds} />
          <EveryEntry strings={strings.kept.every} kinds={strings.kinds} />
        </Section>
        <Section id="save" heading={strings.save.heading} layout="beside">
          <SaveFile strings={strings.save} site={site.name} />
        </Section>
        <Section id="bring" heading={strings.bring.heading} layout="beside">
          <BringFile strings={strings} />
        </Section>
        <Section id="pages" heading={strings.pages.heading} layout="beside">
          <PagesRead strings={strings.pages} />
        </Section>
        <Section id="clear" heading={strings.clear.heading} layout="beside">
          <ClearAll strings={strings} />
        </Section>
      </StoredProvider>
    </div>
  );
}
