/** What a reviewer may be allowed to review. */
export const reviewRights = ['projects', 'feedback', 'reports'] as const;
/** One of {@link reviewRights}. */
export type ReviewRight = (typeof reviewRights)[number];

/** Minutes for which a reviewer can undo a decision. Mails about it wait as long. */
export const UNDO_MINUTES = 10;

/** The most records that the review desk lists, and decides on at once. */
export const MAX_AT_ONCE = 5000;

/** What waits in one queue of the review desk. Moments are ISO 8601. */
export interface ReviewQueue {
  readonly waiting: number;
  /** In quarantine. */
  readonly setAside: number;
  /** When the oldest one that waits was sent. */
  readonly oldest: string | null;
  /** Records decided in the last seven days. */
  readonly decidedThisWeek: number;
  /** Median days from sending to the first decision over the last 90 days; `null` when nothing was decided. */
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
  /** Its number, by which it can be undone within {@link UNDO_MINUTES}. */
  readonly decision: number;
  /** Whether a mail will tell the sender then. */
  readonly mail: boolean;
}

/** A decision on many records at once. */
export interface DecidedMany {
  readonly decided: number;
  readonly status: string;
}

/** A project idea in the queue: nothing about a person. */
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

/** Everything of a project idea. */
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

/** Feedback in the list: nothing about a person. */
export interface ReviewFeedback {
  readonly id: number;
  readonly summary: string;
  readonly category: string;
  readonly severity: string;
  readonly pageUrl: string | null;
  readonly sentAt: string;
  /** Whether the sender agreed to be written to, and said where. */
  readonly mayBeAnswered: boolean;
}

/** Everything of one feedback. */
export interface ReviewFeedbackInFull extends ReviewFeedback {
  readonly status: string;
  readonly details: string;
  readonly browserInfo: string | null;
  /** Only where its sender agreed to be written to. */
  readonly email: string | null;
  readonly decisions: readonly PastDecision[];
}

/** A sealed incident report: which day it came, and how large it is. */
export interface ReviewReport {
  readonly id: number;
  /** As in 2026-11-23. */
  readonly day: string;
  readonly bytes: number;
}
