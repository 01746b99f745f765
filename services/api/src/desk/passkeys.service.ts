import { Inject, Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { SETTINGS } from '../config/tokens.ts';
import { ProblemError } from '../http/problem.ts';
import { siteFacts } from '../mail/site-facts.ts';
import { Challenges } from './challenges.ts';
import { digestOf } from './secret.ts';
import { beginSession } from './sessions.ts';

const INVITATION_OVER = new ProblemError(403, 'This invitation has already been used or has expired. Please ask for a new one.');
const NOT_RECOGNIZED = new ProblemError(
  403,
  'This passkey is not known here. Please use the one that you registered, or ask for an invitation.',
);

interface Invited {
  readonly reviewerId: number;
  readonly name: string;
}

/** Registers passkeys of invited reviewers and signs them in (WebAuthn level 3). There are no passwords. */
@Injectable()
export class PasskeysService {
  private readonly registrations = new Challenges<string>();
  private readonly signIns = new Challenges<'sign-in'>();
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.origin = settings.reviewUrl ?? '';
    this.rpID = new URL(this.origin).hostname;
  }

  /** What the browser needs to make a passkey for the person who was invited. */
  async registration(invitation: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { reviewerId, name } = await invited(this.dataSource.manager, invitation);
    const known = await this.dataSource.query<{ id: string }[]>('select id from reviewer_passkeys where reviewer_id = $1', [reviewerId]);
    const options = await generateRegistrationOptions({
      rpName: `${siteFacts(this.settings.storeDir).name}: review desk`,
      rpID: this.rpID,
      userName: name,
      userID: new TextEncoder().encode(String(reviewerId)),
      attestationType: 'none',
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    this.registrations.add(options.challenge, digestOf(invitation));
    return options;
  }

  /** Stores a new passkey and uses up the invitation, both or neither. Returns the cookie of a new session. */
  async register(invitation: string, response: RegistrationResponseJSON): Promise<string> {
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.registrations.take(challenge) === digestOf(invitation),
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
      }),
    );
    if (!registrationInfo) throw NOT_RECOGNIZED;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return this.dataSource.transaction(async (manager) => {
      const { reviewerId } = await invited(manager, invitation, 'for update of i');
      await manager.query('update review_invitations set used_at = now() where digest = $1', [digestOf(invitation)]);
      await manager.query('insert into reviewer_passkeys (id, reviewer_id, public_key, counter, transports) values ($1, $2, $3, $4, $5)', [
        id,
        reviewerId,
        Buffer.from(publicKey),
        counter,
        transports,
      ]);
      return beginSession(manager, reviewerId);
    });
  }

  /** What the browser needs to sign in with any passkey of this site that its device holds. */
  async signIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: this.rpID, userVerification: 'required' });
    this.signIns.add(options.challenge, 'sign-in');
    return options;
  }

  /** Checks what the device has signed. Returns the cookie of a new session. */
  async signedIn(response: AuthenticationResponseJSON): Promise<string> {
    const [passkey] = await this.dataSource.query<{ reviewerId: number; publicKey: Buffer; counter: string }[]>(
      `select p.reviewer_id as "reviewerId", p.public_key as "publicKey", p.counter from reviewer_passkeys p
         join reviewers r on r.id = p.reviewer_id where p.id = $1 and r.removed_at is null`,
      [String(response.id)],
    );
    if (!passkey) throw NOT_RECOGNIZED;
    const { verified: isRight, authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.signIns.take(challenge) !== undefined,
        expectedOrigin: this.origin,
        expectedRPID: this.rpID,
        credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: Number(passkey.counter) },
      }),
    );
    if (!isRight) throw NOT_RECOGNIZED;
    return this.dataSource.transaction(async (manager) => {
      await manager.query('update reviewer_passkeys set counter = $2, used_at = now() where id = $1', [
        response.id,
        authenticationInfo.newCounter,
      ]);
      return beginSession(manager, passkey.reviewerId);
    });
  }
}

async function invited(manager: EntityManager, invitation: string, lock = ''): Promise<Invited> {
  const [found] = await manager.query<Invited[]>(
    `select r.id as "reviewerId", r.name from review_invitations i join reviewers r on r.id = i.reviewer_id
      where i.digest = $1 and i.used_at is null and i.expires_at > now() and r.removed_at is null ${lock}`,
    [digestOf(invitation)],
  );
  if (!found) throw INVITATION_OVER;
  return found;
}

/** The library throws if any check fails; the answer does not say which one. */
async function verified<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    throw NOT_RECOGNIZED;
  }
}
