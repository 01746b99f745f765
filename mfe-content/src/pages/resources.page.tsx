import { Section } from '@portal/ui';
import resourcesFile from '../../content/resources.yaml';
import drawing from '../../media/drawings/head-resources.svg';
import { ResourceCards } from '../directory/resource-cards.tsx';
import { SectionIcon } from '../directory/section-icon.tsx';
import { PageHead } from '../head/page-head.tsx';
import styles from './page.module.css';

const { head, labels, sections } = resourcesFile;

/** `/resources`: the free resource hub. */
export function Page() {
  return (
    <div className={styles.page}>
      <PageHead strings={head} drawing={drawing} isList />
      {sections.map((section) => (
        <Section
          key={section.id}
          id={section.id}
          heading={section.heading}
          icon={<SectionIcon name={section.icon} />}
          lead={section.lead}
          layout="above"
        >
          <ResourceCards section={section} labels={labels} />
        </Section>
      ))}
    </div>
  );
}
