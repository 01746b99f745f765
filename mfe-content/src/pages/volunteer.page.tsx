import { formatAllCopy, linkIfSet } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { Section } from '@portal/ui';
import volunteerFile from '../../content/volunteer.yaml';
import drawing from '../../media/drawings/volunteer.svg';
import { PageHead } from '../head/page-head.tsx';
import { Closing } from '../volunteer/closing.tsx';
import { Community } from '../volunteer/community.tsx';
import { Roles } from '../volunteer/roles.tsx';
import { SignUp } from '../volunteer/sign-up.tsx';
import styles from './page.module.css';

const strings = formatAllCopy(volunteerFile, { name: site.name });

/** `/volunteer`: the sign-up form, the community, and three ways to get involved. */
export function Page() {
  const { hero, community, roles, closing } = strings;
  const form = linkIfSet(site.links.volunteerForm);
  return (
    <div className={styles.page}>
      <PageHead strings={hero} drawing={drawing}>
        <SignUp strings={hero} form={form} />
      </PageHead>
      <Section id="community" heading={community.heading} layout="beside">
        <Community text={community.text} />
      </Section>
      <Section id="roles" heading={roles.heading} layout="above">
        <Roles strings={roles} />
      </Section>
      <Section id="closing" heading={closing.heading} layout="beside">
        <Closing text={closing.text} link={hero.link} form={form} />
      </Section>
    </div>
  );
}
