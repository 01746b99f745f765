import { Notice, Section } from '@portal/ui';
import { Link } from 'react-router-dom';
import medicalFile from '../../content/medical-students.yaml';
import drawing from '../../media/drawings/head-medical.svg';
import { MedicalApps, MedicalItems, SurgicalVideos, UsmleSteps } from '../directory/medical-cards.tsx';
import { PageHead } from '../head/page-head.tsx';
import styles from './page.module.css';

const { head, snapshot, labels, apps, communication, documentation, videos, usmle } = medicalFile;

/** `/medical-students`: what helps in medical school, as a snapshot. */
export function Page() {
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <PageHead strings={head} drawing={drawing} isList>
          <p>{head.modules.text}</p>
          {head.modules.list.map(({ title, page }) => (
            <Link key={page} to={page}>
              {title}
            </Link>
          ))}
        </PageHead>
        <Notice title={snapshot.heading} level={2} className={styles.notice}>
          <p>{snapshot.text}</p>
          <p>{snapshot.advice}</p>
        </Notice>
      </div>
      <Section id="apps" heading={apps.heading} lead={apps.lead} layout="above">
        <MedicalApps part={apps} labels={labels} />
      </Section>
      <Section id="communication" heading={communication.heading} lead={communication.lead} layout="above">
        <MedicalItems part={communication} labels={labels} />
      </Section>
      <Section id="documentation" heading={documentation.heading} lead={documentation.lead} layout="above">
        <MedicalItems part={documentation} labels={labels} />
      </Section>
      <Section id="videos" heading={videos.heading} lead={videos.lead} layout="above">
        <SurgicalVideos part={videos} labels={labels} />
      </Section>
      <Section id="usmle" heading={usmle.heading} lead={usmle.lead} layout="above">
        <UsmleSteps part={usmle} labels={labels} />
      </Section>
    </div>
  );
}
