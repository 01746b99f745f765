import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isPublicAddress } from '../config/public-address.ts';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { errorForLog, LOG, type Log } from '../logging/log.ts';
import { siteFacts } from '../mail/site-facts.ts';
import { OWN_KEY_FILE, ownRecipient } from './own-key.ts';

/** Keys that a public site needs: two readers, or one and a recovery key that is kept offline. */
const NEEDED = 2;

/** Whether reports can be sent: `trial` with a key that is on the same machine, `closed` while nobody could open them. */
export type ReceptionStatus = 'open' | 'trial' | 'closed';

/** To whom reports are sealed, and whether they can be sent. */
@Injectable()
export class ReportReception implements OnApplicationBootstrap {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  get status(): ReceptionStatus {
    const { recipients, ownKeyAllowed, publicUrl, storeDir } = this.settings;
    const isTrial = ownKeyAllowed && !isPublicAddress(publicUrl ?? siteFacts(storeDir).publicUrl);
    if (recipients.length >= (isTrial ? 1 : NEEDED)) return 'open';
    return isTrial ? 'trial' : 'closed';
  }

  /** The public keys that a report is sealed to now; none while reports are closed. */
  async recipients(): Promise<readonly string[]> {
    const { status } = this;
    if (status === 'trial') return [(await ownRecipient(this.settings.dataDir)).recipient];
    return status === 'open' ? this.settings.recipients : [];
  }

  /** The key is created before the first report arrives; otherwise its time in the folder would reveal when that was. */
  async onApplicationBootstrap(): Promise<void> {
    const { status } = this;
    if (status === 'closed') this.log.warn('incident reports are closed: CONDUCT_RECIPIENTS must name at least two public keys');
    if (status !== 'trial') return;
    try {
      const { made } = await ownRecipient(this.settings.dataDir);
      if (made) this.log.info(`a key pair for trying out incident reports was made: ${OWN_KEY_FILE} in the data folder`);
    } catch (problem) {
      this.log.error({ error: errorForLog(problem) }, 'no key pair for incident reports can be made');
    }
  }
}
