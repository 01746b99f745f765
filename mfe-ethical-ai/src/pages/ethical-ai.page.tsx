import { site } from '@portal/shell-api';
import { lazyPart, Section } from '@portal/ui';
import { useRef } from 'react';
import guidanceFile from '../../content/guidance.yaml';
import issues from '../../content/issues.yaml';
import pageFile from '../../content/page.yaml';
import quickReference from '../../content/quick-reference.yaml';
import summary from '../../content/summary.yaml';
import { About } from '../about/about.tsx';
import { CaseStudies } from '../advice/case-studies.tsx';
import { Institution } from '../advice/institution.tsx';
import { Issues } from '../advice/issues.tsx';
import { QuickReference } from '../advice/quick-reference.tsx';
import { Summary } from '../advice/summary.tsx';
import { Contents } from '../hero/contents.tsx';
import { Hero } from '../hero/hero.tsx';
import { Objectives } from '../objectives/objectives.tsx';
import { printAlone } from '../printing/print-alone.ts';
import { positionOnPath } from '../steps/position-on-path.ts';
import { Steps } from '../steps/steps.tsx';
import { Tools } from '../tools/tools.tsx';
import styles from './page.module.css';
import { checklist, StoredChecklist, StoredCompletion } from './stored-parts.tsx';
import { useReadingPlace } from './use-reading-place.ts';

const { hero, objectives, institution, tools, completion, steps, about } = pageFile;
const { advice, cases } = guidanceFile;

const sections = [
  { id: 'objectives', ...objectives },
  { id: 'institution', ...institution },
  { id: 'issues', ...issues },
  { id: 'tools', ...tools },
  { id: 'summary', ...summary },
  { id: 'quick-reference', ...quickReference },
  { id: 'checklist', ...checklist },
  { id: 'guidance', ...advice },
  { id: 'case-studies', ...cases },
  { id: 'completion', ...completion },
];

const parts = {
  calculator: lazyPart(() => import('./calculator-panel.tsx')),
  citation: lazyPart(() => import('./citation-panel.tsx')),
  quiz: lazyPart(() => import('./quiz-panel.tsx')),
  resources: lazyPart(() => import('./resources-panel.tsx')),
};

/** `/ethical-ai-module`: what is at stake, four tools, a checklist, and the mark that the module is done. */
export function Page() {
  const { authors, aiHelp } = site.claims ?? {};
  const page = useRef<HTMLDivElement>(null);
  useReadingPlace(page);
  return (
    <div ref={page} className={styles.page}>
      <Hero strings={hero} position={`${positionOnPath.position}/${positionOnPath.total}`} />
      <Contents label={hero.contents} sections={sections} />
      <Section id="objectives" heading={objectives.heading} lead={objectives.lead} layout="sticky">
        <Objectives list={objectives.list} />
      </Section>
      <Section id="institution" heading={institution.heading} lead={institution.lead} layout="sticky">
        <Institution strings={institution} />
      </Section>
      <Section id="issues" heading={issues.heading} lead={issues.lead} layout="sticky">
        <Issues strings={issues} />
      </Section>
      <Section id="tools" heading={tools.heading} lead={tools.lead} layout="sticky">
        <Tools strings={tools} parts={parts} />
      </Section>
      <Section id="summary" heading={summary.heading} lead={summary.lead} layout="above">
        <Summary list={summary.cards} />
      </Section>
      <Section id="quick-reference" heading={quickReference.heading} lead={quickReference.lead} layout="above">
        <QuickReference strings={quickReference} print={printAlone} />
      </Section>
      <Section id="checklist" heading={checklist.heading} lead={checklist.lead} layout="sticky">
        <StoredChecklist />
      </Section>
      <Section id="guidance" heading={advice.heading} lead={advice.lead} layout="above">
        <Summary list={advice.cards} />
      </Section>
      <Section id="case-studies" heading={cases.heading} lead={cases.lead} layout="above">
        <CaseStudies strings={cases} />
      </Section>
      <Section id="completion" heading={completion.heading} lead={completion.lead} layout="sticky">
        <StoredCompletion strings={completion} />
      </Section>
      <div className={styles.end}>
        <Steps strings={steps} />
        <About strings={about} claims={[authors, aiHelp].flatMap((claim) => claim?.says ?? [])} />
      </div>
    </div>
  );
}
