import { requestKey } from '@portal/api-client';

/** What a form remembers about its key, which belongs to the answers that were last sent. */
export interface KeyState {
  readonly key: string;
  readonly tried?: string;
}

/**
 * The key of a form: the server stores what comes with a key only once, so a second try after a lost answer does not create a duplicate.
 */
export class SendingKey {
  private state: KeyState = { key: requestKey() };

  /** The key for these answers. Unchanged answers keep their key when they are sent again; different answers are a new message. */
  keyFor(answers: string): string {
    const { key, tried } = this.state;
    this.state = { key: tried === undefined || tried === answers ? key : requestKey(), tried: answers };
    return this.state.key;
  }

  /** Another message begins. */
  renew(): void {
    this.state = { key: requestKey() };
  }

  /** What a draft stores of it. */
  toState(): KeyState {
    return this.state;
  }

  /** Continues with the key of a draft. */
  restore({ key, tried }: KeyState): void {
    this.state = tried === undefined ? { key } : { key, tried };
  }
}
