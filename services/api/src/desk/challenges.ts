/** How long a device may take to answer. */
const ANSWER_WITHIN_MS = 5 * 60_000;
/** Number of open challenges; the oldest is dropped for a new one. */
const MAX_OPEN = 1000;

/** Challenges for devices to sign, each valid for one answer. They are kept in memory: after a restart, people sign in again. */
export class Challenges<Purpose> {
  private readonly open = new Map<string, { readonly purpose: Purpose; readonly until: number }>();

  add(challenge: string, purpose: Purpose): void {
    const [oldest] = this.open.keys();
    if (oldest !== undefined && this.open.size >= MAX_OPEN) this.open.delete(oldest);
    this.open.set(challenge, { purpose, until: Date.now() + ANSWER_WITHIN_MS });
  }

  /** What a challenge was for; it cannot be answered again. `undefined` if it was never issued, was already answered, or is too old. */
  take(challenge: string): Purpose | undefined {
    const found = this.open.get(challenge);
    this.open.delete(challenge);
    return found && found.until > Date.now() ? found.purpose : undefined;
  }
}
