/** What a reviewer may be allowed to review. */
export const reviewRights = ['projects', 'feedback', 'reports'] as const;
/** One of {@link reviewRights}. */
export type ReviewRight = (typeof reviewRights)[number];

/** Minutes within which a reviewer can undo a decision. Emails about it wait for the same time. */
export const UNDO_MINUTES = 10;

/** The maximum number of records that the review desk lists, and decides on at once. */
export const MAX_AT_ONCE = 5000;

/** What is waiting in one queue of the review desk. Times are ISO 8601. */
export interface ReviewQueue {
  readonly waiting: number;
  /** In quarantine. */
  readonly setAside: number;
  /** When the oldest waiting record was sent. */
  readonly oldest: string | null;
  /** Records decided in the last seven days. */
  readonly decidedThisWeek: number;
  /** Median days from submission to the first decision over the last 90 days; `null` if nothing was decided. */
  readonly medianDays: number | null;
}

/** Who is signed in at the review desk, and their queues. */
export interface ReviewSummary {
  readonly name: string;
  readonly rights: readonly ReviewRight[];
  readonly queues: Partial<Record<ReviewRight, ReviewQueue>>;
}

/** An earlier decision on a record. */
export interface PastDecision {
  readonly action: string;
  readonly by: string;
  readonly at: string;
  readonly why: string;
  readonly status: string;
}

/** A decision that was just made. */
export interface Decided {
  readonly id: number;
  readonly status: string;
  /** Its number, with which it can be undone within {@link UNDO_MINUTES}. */
  readonly decision: number;
  /** Whether an email will inform the sender after that. */
  readonly mail: boolean;
}

/** A decision on many records at once. */
export interface DecidedMany {
  readonly decided: number;
  readonly status: string;
}

/** A project idea in the queue, without anything about a person. */
export interface ReviewIdea {
  readonly id: number;
  readonly title: string;
  readonly field: string;
  readonly status: string;
  readonly sentAt: string;
  readonly sample: boolean;
  readonly memberCount: number;
  readonly maxMembers: number;
}

/** Everything about a project idea. */
export interface ReviewIdeaInFull extends ReviewIdea {
  readonly description: string;
  readonly duration: string | null;
  readonly teamSize: string | null;
  readonly skillLevel: string | null;
  readonly skills: string | null;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly decisions: readonly PastDecision[];
}

/** Feedback in the list, without anything about a person. */
export interface ReviewFeedback {
  readonly id: number;
  readonly summary: string;
  readonly category: string;
  readonly severity: string;
  readonly pageUrl: string | null;
  readonly sentAt: string;
  /** Whether the sender agreed to be contacted and gave an address. */
  readonly mayBeAnswered: boolean;
}

/** Everything about one feedback message. */
export interface ReviewFeedbackInFull extends ReviewFeedback {
  readonly status: string;
  readonly details: string;
  readonly browserInfo: string | null;
  /** Only if its sender agreed to be contacted. */
  readonly email: string | null;
  readonly decisions: readonly PastDecision[];
}

/** A sealed incident report: the day on which it came, and its size. */
export interface ReviewReport {
  readonly id: number;
  /** As in 2026-11-23. */
  readonly day: string;
  readonly bytes: number;
}
