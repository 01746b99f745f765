import { projectDurations, projectFields, type ReviewIdeaInFull } from '@portal/contracts';
import { Badge, Card, PageHeader, SectionHeading } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { labelOf } from '../label-of.ts';
import styles from '../list.module.css';
import { Loaded } from '../loaded.tsx';
import { moment } from '../moments.ts';
import { PastDecisions } from '../past-decisions.tsx';
import { UndoNotice } from '../undo-notice.tsx';
import { useAsked } from '../use-asked.ts';
import { IdeaDecision } from './idea-decision.tsx';
import { ideaStatuses } from './idea-queue.tsx';

/** One project idea: its card, its sender, what was decided, and what can be. */
export function IdeaPage() {
  const { id = '' } = useParams();
  const asked = useAsked<ReviewIdeaInFull>(`projects/${id}`);
  return (
    <Loaded asked={asked}>
      {(idea) => (
        <>
          <PageHeader
            title={`Project idea ${idea.id}`}
            lead={`Sent on ${moment(idea.sentAt)}; ${ideaStatuses[idea.status]?.toLowerCase() ?? idea.status}.`}
          />
          <UndoNotice onUndone={asked.again} />
          <Card>
            <div className={styles.buttons}>
              <Badge tone="primary">{labelOf(projectFields, idea.field)}</Badge>
              {idea.sample && <Badge>Sample</Badge>}
            </div>
            <h2>{idea.title}</h2>
            <p className={styles.long}>{idea.description}</p>
            <p className={styles.fact}>
              {[
                idea.duration && labelOf(projectDurations, idea.duration),
                `${idea.memberCount} of ${idea.maxMembers} members`,
                idea.skillLevel,
                idea.teamSize,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </Card>
          <section aria-labelledby="sender">
            <SectionHeading id="sender" lead="The audit log records that you have seen this.">
              Sender
            </SectionHeading>
            <dl className={styles.facts}>
              <dt>Name</dt>
              <dd>{idea.contactName}</dd>
              <dt>Email</dt>
              <dd>{idea.contactEmail}</dd>
              <dt>Skills</dt>
              <dd>{idea.skills ?? '(left empty)'}</dd>
            </dl>
          </section>
          <PastDecisions decisions={idea.decisions} />
          <IdeaDecision key={`${idea.id} ${idea.decisions.length}`} idea={idea} onChanged={asked.again} />
        </>
      )}
    </Loaded>
  );
}
