import { usePrefetchedLists } from '@portal/api-client';
import { formatAllCopy, linkIfSet } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { Section } from '@portal/ui';
import { Suspense } from 'react';
import homeFile from '../../content/home.yaml';
import organizationFile from '../../content/organization.yaml';
import { Hero } from '../home/hero.tsx';
import { IntroFilm } from '../home/intro-film.tsx';
import { LargeCards } from '../home/large-cards.tsx';
import { Partners } from '../home/partners.tsx';
import { ResourceCards } from '../home/resource-cards.tsx';
import { SmallCards } from '../home/small-cards.tsx';
import { ThreeSteps } from '../home/three-steps.tsx';
import { Why } from '../home/why.tsx';
import { Claims } from '../organization/claims.tsx';
import styles from './page.module.css';

const allClaims = [site.claims?.legalStatus.says ?? [], organizationFile.claims].flat();
const strings = formatAllCopy(homeFile, { name: site.name });

const LISTS = ['/api/tools', '/api/projects'] as const;

/** `/`: what this is, why, how it works, and every page it leads to. */
export function Page() {
  usePrefetchedLists(LISTS);
  const { hero, film, why, steps, begin, takePart, explore, partners } = strings;
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <Hero strings={hero} headline={site.tagline} />
        <div className={styles.stage}>
          <Suspense>
            <Claims claims={allClaims} logoName={hero.logo} />
            <IntroFilm strings={film} />
          </Suspense>
        </div>
      </div>
      <Section id="why" heading={why.heading} layout="beside">
        <Why strings={why} />
      </Section>
      <Section id="steps" heading={steps.heading} lead={steps.lead} layout="beside">
        <ThreeSteps steps={steps.list} />
      </Section>
      <Section id="begin" heading={begin.heading} layout="above">
        <LargeCards cards={begin.cards} />
      </Section>
      <Section id="take-part" heading={takePart.heading} layout="above">
        <SmallCards cards={takePart.cards} />
      </Section>
      <Section id="explore" heading={explore.heading} lead={explore.lead} layout="beside">
        <ResourceCards cards={explore.cards} />
      </Section>
      <Section id="partners" heading={partners.heading} layout="beside">
        <Partners strings={partners} network={linkIfSet(site.links.professionalNetwork)} />
      </Section>
    </div>
  );
}
