import { ExternalLink, Notice, Section, textLinkClass } from '@portal/ui';
import { Link } from 'react-router-dom';
import safetyFile from '../../content/safety-guidelines.yaml';
import drawing from '../../media/drawings/head-safety.svg';
import { PageHead } from '../head/page-head.tsx';
import { Guidelines } from '../safety/guidelines.tsx';
import { Helplines } from '../safety/helplines.tsx';
import styles from './page.module.css';

const { head, guidelines, help, helplines, sources } = safetyFile;

/** `/safety-guidelines`: eight habits, and whom to turn to. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={head} drawing={drawing} />
      <Section id="guidelines" heading={guidelines.heading} layout="above">
        <Guidelines list={guidelines.list} />
      </Section>
      <Section id="help" heading={help.heading} layout="beside">
        <Notice tone="caution">
          <div className={styles.text}>
            <p>{help.text}</p>
            <Link to="/code-of-conduct" className={textLinkClass}>
              {help.link}
            </Link>
          </div>
        </Notice>
      </Section>
      <Section id="helplines" heading={helplines.heading} lead={helplines.lead} layout="beside">
        <Helplines strings={helplines} />
      </Section>
      <Section id="sources" heading={sources.heading} lead={sources.lead} layout="beside">
        <ul className={styles.plain}>
          {sources.list.map(({ name, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
