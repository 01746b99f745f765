import { post } from '@portal/api-client';
import { monthsKept } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { Badge, PageHeader } from '@portal/ui';
import { Suspense } from 'react';
import forms from '../../content/forms.yaml';
import strings from '../../content/submit.yaml';
import type { SpamSignalHeaders } from '../form/honeypot.tsx';
import { SendingForm } from '../form/sending-form.tsx';
import { Aside } from '../submit/aside.tsx';
import { EMPTY_PROJECT, type ProjectAnswers, projectRules } from '../submit/project.rules.ts';
import { ProjectFields } from '../submit/project-fields.tsx';
import styles from './beside-form.module.css';
import pageStyles from './page.module.css';

const months = {
  rejected: monthsKept('research_projects', 'rejected'),
  pending: monthsKept('research_projects', 'pending'),
  closed: monthsKept('research_projects', 'closed'),
};
const rules = () => projectRules(forms.mistakes);
const send = ({ field, ...answers }: ProjectAnswers, key: string, headers: SpamSignalHeaders) =>
  post('/api/projects', { ...answers, field: field as Exclude<typeof field, ''> }, key, headers);

/** `/submit`: a project idea in four steps, and what happens to it. */
export function Page() {
  const { badge, heading, lead } = strings.opening;
  return (
    <div className={pageStyles.page}>
      <PageHeader className={styles.opening} badge={<Badge tone="primary">{badge}</Badge>} title={heading} lead={lead} />
      <div className={styles.columns}>
        <Suspense>
          <SendingForm
            id="project"
            strings={forms}
            labels={strings.form}
            outcome={strings.outcome}
            contactEmail={site.contactEmail}
            defaults={EMPTY_PROJECT}
            rules={rules}
            draft="portal.draft.project"
            send={send}
          >
            {(form) => <ProjectFields strings={strings.form} choose={forms.choose} {...form} />}
          </SendingForm>
        </Suspense>
        <Suspense>
          <Aside strings={strings.aside} months={months} />
        </Suspense>
      </div>
    </div>
  );
}
