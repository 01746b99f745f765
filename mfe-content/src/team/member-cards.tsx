import { Badge, Card, ExternalLink, VisuallyHidden } from '@portal/ui';
import portrait from '../../media/drawings/portrait.svg';
import styles from './member-cards.module.css';
import type { TeamStrings } from './team.schema.ts';

/** "The focus line is hidden on 'Information Coming Soon' cards." */
const WITHOUT_FOCUS = 'Information Coming Soon';
/** "The first four members carry a link to a professional-network profile." */
const WITH_PROFILE = 4;

interface Props {
  readonly strings: TeamStrings['members'];
  /** The organization's page on the professional network. */
  readonly network: string;
}

/** Fifteen cards: photo, name, role badge, bio and focus. */
export function MemberCards({ strings, network }: Props) {
  return strings.list.map(({ name, role, bio, focus, profile = network }, index) => (
    <Card as="li" key={index}>
      <div className={styles.top}>
        <img className={styles.photo} src={portrait} alt="" width={64} height={64} loading="lazy" />
        <Badge tone="primary">{role}</Badge>
      </div>
      <h3>{name}</h3>
      <p className={styles.bio}>{bio}</p>
      {name !== WITHOUT_FOCUS && (
        <p className={styles.focus}>
          <strong>{strings.focus}</strong> {focus}
        </p>
      )}
      {index < WITH_PROFILE && profile !== '' && (
        <ExternalLink href={profile} className={styles.profile}>
          {strings.profile}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ExternalLink>
      )}
    </Card>
  ));
}
