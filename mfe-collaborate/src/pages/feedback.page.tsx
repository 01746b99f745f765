import { site } from '@portal/shell-api';
import { PageHeader } from '@portal/ui';
import { Suspense } from 'react';
import feedbackFile from '../../content/feedback.yaml';
import { FeedbackForm } from '../feedback/feedback.form.tsx';
import type { FeedbackWords } from '../feedback/feedback.schema.ts';
import { Tips } from '../feedback/tips.tsx';
import styles from './feedback.module.css';
import pageStyles from './page.module.css';

const words = feedbackFile as FeedbackWords;

/** `/feedback`: the form, and what makes a report useful. */
export function Page() {
  return (
    <div className={pageStyles.page}>
      <PageHeader className={styles.opening} title={words.opening.heading} lead={words.opening.lead} />
      <div className={styles.columns}>
        <FeedbackForm words={words} contactEmail={site.contactEmail} />
        <Suspense>
          <Tips words={words.tips} />
        </Suspense>
      </div>
    </div>
  );
}
