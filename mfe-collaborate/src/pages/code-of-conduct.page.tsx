import { post, useList } from '@portal/api-client';
import { fieldMessages, monthsKept, QUARANTINE_DAYS } from '@portal/contracts';
import { site, toast } from '@portal/shell-api';
import { Badge, buttonClass, Notice, PageHeader, Section } from '@portal/ui';
import conductFile from '../../content/conduct.yaml';
import forms from '../../content/forms.yaml';
import { AfterReport } from '../conduct/after-report.tsx';
import { BehaviorTable } from '../conduct/behavior-table.tsx';
import { Emergency } from '../conduct/emergency.tsx';
import { Enforcement } from '../conduct/enforcement.tsx';
import { LeaveQuickly } from '../conduct/leave-quickly.tsx';
import { Privacy } from '../conduct/privacy.tsx';
import { EMPTY_REPORT, type ReportAnswers, reportRules } from '../conduct/report.rules.ts';
import { ReportFields } from '../conduct/report-fields.tsx';
import { WithAddresses } from '../conduct/with-addresses.tsx';
import type { SpamSignalHeaders } from '../form/honeypot.tsx';
import { SendingForm } from '../form/sending-form.tsx';
import styles from './beside-form.module.css';
import pageStyles from './page.module.css';

const { opening, behavior, reporting, form: formStrings, closed, privacy, outcome, afterwards, enforcement } = conductFile;
const kept = {
  read: monthsKept('conduct_reports', 'read'),
  unread: monthsKept('conduct_reports', 'unread'),
  aside: QUARANTINE_DAYS,
};
const rules = () => reportRules(forms.mistakes);
const send = (answers: ReportAnswers, key: string, headers: SpamSignalHeaders) => post('/api/conduct-report', answers, key, headers);

/** On a trial portal, the page says so before anything is typed. */
const trialStrings = { ...formStrings, notKept: `${formStrings.trial} ${formStrings.notKept}` };

/** "Description Required" is a toast and the same text at the field (3-decisions.md). */
function toastIfBlank(messages: ReadonlyMap<string, string>) {
  const description = messages.get('description');
  if (description === fieldMessages.incidentRequired) toast({ look: 'destructive', title: outcome.blank.title, description });
}

/** `/code-of-conduct`: what is expected, the incident report, and what happens afterward. */
export function Page() {
  // The form is shown until the answer arrives, and if none comes: the API refuses what it cannot seal.
  const reception = useList('/api/conduct-report/reception', {
    select: ({ data }) => (data?.status === 'open' ? undefined : data?.status),
  });
  return (
    <div className={pageStyles.page}>
      <PageHeader
        className={styles.opening}
        badge={<Badge tone="primary">{opening.badge}</Badge>}
        title={opening.heading}
        lead={opening.lead}
      >
        <a href="#report" className={`${buttonClass({})} ${pageStyles.start}`}>
          {opening.report}
        </a>
      </PageHeader>
      <Section id="behavior" heading={behavior.heading} layout="above">
        <BehaviorTable strings={behavior} />
      </Section>
      <Section id="report" heading={reporting.heading} lead={reporting.lead} layout="above">
        <div className={styles.stack}>
          <LeaveQuickly strings={reporting.leave} formId="report-form" />
          <Emergency strings={reporting.emergency} />
          <div className={styles.columns}>
            {reception === 'closed' ? (
              <Notice tone="caution" title={closed.heading} level={3}>
                <p>
                  <WithAddresses text={closed.text} />
                </p>
              </Notice>
            ) : (
              <SendingForm
                id="report"
                strings={forms}
                labels={reception === 'trial' ? trialStrings : formStrings}
                outcome={outcome}
                contactEmail={site.contactEmail}
                defaults={EMPTY_REPORT}
                rules={rules}
                send={send}
                onMistakes={toastIfBlank}
                hideServerReason
                level={3}
              >
                {(form) => <ReportFields strings={formStrings} {...form} />}
              </SendingForm>
            )}
            <Privacy strings={privacy} kept={kept} />
          </div>
        </div>
      </Section>
      <Section id="afterwards" heading={afterwards.heading} layout="above">
        <AfterReport strings={afterwards} />
      </Section>
      <Section id="enforcement" heading={enforcement.heading} lead={enforcement.lead} layout="above">
        <Enforcement strings={enforcement} />
      </Section>
    </div>
  );
}
