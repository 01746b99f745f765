import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ClientLimits } from '../rate-limits/client-limits.ts';
import { CONFIRMATIONS_BY_CLIENT, TEAM_MAILS_BY_CLIENT } from '../rate-limits/limit-table.ts';

const quotas = { team: TEAM_MAILS_BY_CLIENT, confirmation: CONFIRMATIONS_BY_CLIENT } as const;

/** An email to the team, or a confirmation to the address that a visitor typed. */
export type QuotaName = keyof typeof quotas;

/** How many emails one client may cause. */
@Injectable()
export class MailQuotas {
  private readonly limits = new ClientLimits();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Takes one email from a client's quota. False if the quota is used up. */
  consume(clientKey: string, quota: QuotaName): boolean {
    return this.limits.consume(clientKey, quota, quotas[quota]) === 0 || !this.settings.limitsRefuse;
  }

  /** Returns an email to the quota, because its transaction was rolled back. */
  refund(clientKey: string, quota: QuotaName): void {
    this.limits.giveBack(clientKey, quota);
  }
}
