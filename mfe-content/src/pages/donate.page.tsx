import { formatAllCopy, linkIfSet } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { buttonClass, ExternalLink, Section, textLinkClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import donateFile from '../../content/donate.yaml';
import drawing from '../../media/drawings/head-donate.svg';
import { CardGrid } from '../directory/card-grid.tsx';
import { ReasonCards } from '../donate/reason-cards.tsx';
import { WaysToGive } from '../donate/ways-to-give.tsx';
import { PageHead } from '../head/page-head.tsx';
import styles from './page.module.css';

const { head, impact, goals, give, other } = formatAllCopy(donateFile, { name: site.name });

/** `/donate`: what donations do, which goals they should reach, and the link to the donation page. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={head} drawing={drawing}>
        <ExternalLink href={linkIfSet(site.links.donationPage)} className={buttonClass({ size: 'lg' })}>
          {head.link}
        </ExternalLink>
      </PageHead>
      <Section id="impact" heading={impact.heading} layout="above">
        <CardGrid>
          <ReasonCards list={impact.list} />
        </CardGrid>
      </Section>
      <Section id="goals" heading={goals.heading} lead={goals.lead} layout="above">
        <CardGrid>
          <ReasonCards list={goals.list} />
        </CardGrid>
      </Section>
      <Section id="give" heading={give.heading} layout="beside">
        <WaysToGive strings={give} page={linkIfSet(site.links.donationPage)} qr={site.donationQr} />
      </Section>
      <Section id="other" heading={other.heading} layout="beside">
        <div className={styles.text}>
          <p>{other.text}</p>
          <Link to="/volunteer" className={textLinkClass}>
            {other.link}
          </Link>
        </div>
      </Section>
    </div>
  );
}
