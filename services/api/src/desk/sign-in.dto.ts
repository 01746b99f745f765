import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { IsObject } from 'class-validator';
import { Written } from '../http/field-rules.ts';

const SECRET = { max: 43, like: '^[\\w-]{43}$', example: 'the end of the link that you were sent' };

/** The secret in an invitation's link. */
export class InvitationDto {
  @Written('Invitation', SECRET)
  invitation: string;
}

/** A new passkey, as the browser's WebAuthn API returns it. */
export class RegistrationDto extends InvitationDto {
  @IsObject()
  response: RegistrationResponseJSON;
}

/** A signed challenge, as the browser's WebAuthn API returns it. */
export class SignInDto {
  @IsObject()
  response: AuthenticationResponseJSON;
}
