import { requestKey } from '@portal/api-client';

/** What a form remembers of its key: it belongs to what was last tried to be sent. */
export interface KeyState {
  readonly key: string;
  readonly tried?: string;
}

/** The key of a form: the server stores what comes with one key once, so a second try after a lost answer doubles nothing. */
export class SendingKey {
  private state: KeyState = { key: requestKey() };

  /** The key for these answers. Tried again unchanged they have the same one; other answers are another message. */
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

  /** Goes on with the key of a draft. */
  restore({ key, tried }: KeyState): void {
    this.state = tried === undefined ? { key } : { key, tried };
  }
}
