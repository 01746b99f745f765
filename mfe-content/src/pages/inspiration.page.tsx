import { linkIfSet } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { buttonClass, EmptyState, ExternalLink, Section } from '@portal/ui';
import Sparkles from 'lucide-react/icons/sparkles';
import inspirationFile from '../../content/inspiration.yaml';
import drawing from '../../media/drawings/head-inspiration.svg';
import { PageHead } from '../head/page-head.tsx';
import { NominationSteps } from '../inspiration/nomination-steps.tsx';
import styles from './page.module.css';

const { head, list, how } = inspirationFile;

/** `/inspiration`: people who inspire us, once the first of them has been nominated. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={head} drawing={drawing}>
        <ExternalLink href={linkIfSet(site.links.nominationForm)} className={buttonClass({ size: 'lg' })}>
          {head.button}
        </ExternalLink>
      </PageHead>
      <Section id="stories" heading={list.heading} layout="above">
        <EmptyState title={list.soon} icon={<Sparkles />}>
          {list.text}
        </EmptyState>
      </Section>
      <Section id="how" heading={how.heading} layout="beside">
        <NominationSteps steps={how.steps} />
      </Section>
    </div>
  );
}
