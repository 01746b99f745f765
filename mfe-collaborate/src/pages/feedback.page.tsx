import { post } from '@portal/api-client';
import { monthsKept } from '@portal/contracts';
import { site } from '@portal/shell-api';
import { PageHeader } from '@portal/ui';
import { Suspense, useState } from 'react';
import strings from '../../content/feedback.yaml';
import forms from '../../content/forms.yaml';
import { automaticFieldsOnce, withAutomatic } from '../feedback/automatic-fields.ts';
import { DEFAULTS, type FeedbackAnswers, feedbackRules } from '../feedback/feedback.rules.ts';
import { FeedbackFields } from '../feedback/feedback-fields.tsx';
import { Tips } from '../feedback/tips.tsx';
import type { SpamSignalHeaders } from '../form/honeypot.tsx';
import { SendingForm } from '../form/sending-form.tsx';
import styles from './beside-form.module.css';
import pageStyles from './page.module.css';

const months = { read: monthsKept('website_feedback', 'read'), unread: monthsKept('website_feedback', 'unread') };
const rules = () => feedbackRules(forms.mistakes);
const send = (answers: FeedbackAnswers, key: string, headers: SpamSignalHeaders) => post('/api/feedback', answers, key, headers);

/** `/feedback`: the form, and what makes a report useful. */
export function Page() {
  return (
    <div className={pageStyles.page}>
      <PageHeader className={styles.opening} title={strings.opening.heading} lead={strings.opening.lead} />
      <div className={styles.columns}>
        <Suspense>
          <FeedbackForm />
        </Suspense>
        <Suspense>
          <Tips strings={strings.tips} months={months} />
        </Suspense>
      </div>
    </div>
  );
}

function FeedbackForm() {
  const [automatic] = useState(automaticFieldsOnce);
  return (
    <SendingForm
      id="feedback"
      strings={forms}
      labels={strings.form}
      outcome={strings.outcome}
      contactEmail={site.contactEmail}
      defaults={DEFAULTS}
      rules={rules}
      draft="portal.draft.feedback"
      beforeSend={(answers) => withAutomatic(answers, automatic())}
      send={send}
    >
      {(form) => <FeedbackFields strings={strings.form} automatic={automatic} {...form} />}
    </SendingForm>
  );
}
