import { projectFields, type ReviewIdea } from '@portal/contracts';
import { Badge, EmptyState, Notice, PageHeader } from '@portal/ui';
import { Link } from 'react-router-dom';
import { labelOf } from '../label-of.ts';
import styles from '../list.module.css';
import { Loaded } from '../loaded.tsx';
import { businessDaysSince, waited } from '../moments.ts';
import { useSession } from '../session.tsx';
import { StatusFilter, useStatus } from '../status-filter.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { useAsked } from '../use-asked.ts';

/** What the statuses of an idea are called. */
export const ideaStatuses: Readonly<Record<string, string>> = {
  pending: 'Waiting',
  approved: 'On the site',
  closed: 'Closed',
  rejected: 'Declined',
  quarantined: 'Set aside',
};
/** Business days within which the site promises an answer (2-content-pages.md). */
const PROMISED_DAYS = 5;

/** Project ideas in one status, the oldest first. */
export function IdeaQueue() {
  const status = useStatus(ideaStatuses);
  const asked = useAsked<readonly ReviewIdea[]>(`projects?status=${status}`, true);
  const { who } = useSession();
  const queue = who?.queues.projects;
  const oldest = queue?.oldest ? businessDaysSince(queue.oldest) : 0;
  return (
    <>
      <PageHeader
        title="Project ideas"
        lead={`We promise an answer within ${PROMISED_DAYS} business days. ${queue?.medianDays === null || queue === undefined ? 'Nothing has been decided yet.' : `Half of the ideas were decided within ${queue.medianDays} days.`} Decided this week: ${queue?.decidedThisWeek ?? 0}.`}
      />
      <UndoNotice onUndone={asked.again} />
      {oldest >= PROMISED_DAYS - 1 && (
        <Notice tone="caution" title={oldest > PROMISED_DAYS ? 'An answer is overdue' : 'An answer is almost overdue'}>
          The oldest idea has been waiting for {oldest} business days.
        </Notice>
      )}
      <StatusFilter choices={ideaStatuses} />
      <Loaded asked={asked}>
        {(ideas) =>
          ideas.length === 0 ? (
            <EmptyState title="Nothing here" level={2}>
              {status === 'pending' ? 'Every idea has been decided.' : 'No idea has this status.'}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {ideas.map((idea) => (
                <li key={idea.id} className={styles.row}>
                  <Link to={`/projects/${idea.id}`} className={styles.title}>
                    {idea.title}
                  </Link>
                  {idea.sample && <Badge>Sample</Badge>}
                  <span className={styles.fact}>
                    {labelOf(projectFields, idea.field)}, {waited(idea.sentAt)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
