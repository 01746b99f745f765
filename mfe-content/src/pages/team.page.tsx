import { formatAllCopy, linkIfSet } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { Section, textLinkClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import teamFile from '../../content/team.yaml';
import drawing from '../../media/drawings/head-team.svg';
import { Player } from '../anthem/player.tsx';
import { Verses } from '../anthem/verses.tsx';
import { CardGrid } from '../directory/card-grid.tsx';
import { PageHead } from '../head/page-head.tsx';
import { JoinCard } from '../team/join-card.tsx';
import { MemberCards } from '../team/member-cards.tsx';
import { Values } from '../team/values.tsx';
import styles from './page.module.css';

const { head, join, values, anthem, members, aiHelp } = formatAllCopy(teamFile, { name: site.name });

/** `/team`: who is behind the site, their values, their anthem, and how AI helped them. */
export function Page() {
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <PageHead strings={head} drawing={drawing} />
        <JoinCard strings={join} form={linkIfSet(site.links.volunteerForm)} />
      </div>
      <Section id="values" heading={values.heading} layout="above">
        <Values list={values.list} />
      </Section>
      <Section id="anthem" heading={anthem.heading} lead={anthem.lead} layout="beside">
        <Player strings={anthem} />
        <Verses strings={anthem} />
      </Section>
      <Section id="members" heading={members.heading} lead={members.lead} layout="above">
        <CardGrid>
          <MemberCards strings={members} network={linkIfSet(site.links.professionalNetwork)} />
        </CardGrid>
      </Section>
      {site.claims && (
        <Section id="ai-help" heading={aiHelp.heading} layout="beside">
          <div className={styles.text}>
            <p>{site.claims.aiHelp.says}</p>
            <p>{aiHelp.form}</p>
            <Link to="/ethical-ai-module#citation" className={textLinkClass}>
              {aiHelp.link}
            </Link>
          </div>
        </Section>
      )}
    </div>
  );
}
