import { site } from '@portal/shell-api';
import { Notice, Section, textLinkClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import productivityFile from '../../content/ai-life-easier.yaml';
import organizationFile from '../../content/organization.yaml';
import drawing from '../../media/drawings/head-productivity.svg';
import { CardGrid } from '../directory/card-grid.tsx';
import { LinkCard } from '../directory/link-card.tsx';
import { PageHead } from '../head/page-head.tsx';
import styles from './page.module.css';

const { head, list, care } = productivityFile;
const { productivityNote } = organizationFile;

/** `/ai-life-easier`: seven tools that the team uses itself. */
export function Page() {
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <PageHead strings={head} drawing={drawing} isList />
        <Notice className={styles.notice}>
          <p>{[site.claims?.ownTools.says, productivityNote].filter(Boolean).join(' ')}</p>
        </Notice>
      </div>
      <Section id="tools" heading={list.heading} layout="above">
        <CardGrid>
          {list.tools.map(({ name, description, type, category, url, checked }) => (
            <LinkCard
              key={name}
              name={name}
              description={description}
              badges={[category, type]}
              links={[{ label: list.visit, url }]}
              checked={checked}
            />
          ))}
        </CardGrid>
      </Section>
      <Section id="care" heading={care.heading} layout="beside">
        <div className={styles.text}>
          <p>{care.text}</p>
          <Link to="/ethical-ai-module" className={textLinkClass}>
            {care.link}
          </Link>
        </div>
      </Section>
    </div>
  );
}
