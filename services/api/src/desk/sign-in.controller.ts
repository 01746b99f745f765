import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { ReviewSummary } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Needs } from './desk.guard.ts';
import { PasskeysService } from './passkeys.service.ts';
import { endSession, signedIn } from './sessions.ts';
import { InvitationDto, RegistrationDto, SignInDto } from './sign-in.dto.ts';
import { summaryFor } from './summary.ts';

/** Who is at the desk, and how they sign in. */
@Controller('api/review')
export class SignInController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly dataSource: DataSource,
  ) {}

  @Post('registration/options')
  @HttpCode(200)
  @Needs('nothing')
  registration(@Body() { invitation }: InvitationDto): Promise<object> {
    return this.passkeys.registration(invitation);
  }

  @Post('registration')
  @HttpCode(204)
  @Needs('nothing')
  async register(@Body() { invitation, response }: RegistrationDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    reply.header('Set-Cookie', await this.passkeys.register(invitation, response));
  }

  @Post('sign-in/options')
  @HttpCode(200)
  @Needs('nothing')
  challenge(): Promise<object> {
    return this.passkeys.signIn();
  }

  @Post('sign-in')
  @HttpCode(204)
  @Needs('nothing')
  async signIn(@Body() { response }: SignInDto, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    reply.header('Set-Cookie', await this.passkeys.signedIn(response));
  }

  @Post('sign-out')
  @HttpCode(204)
  @Needs('nothing')
  async signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    reply.header('Set-Cookie', await endSession(this.dataSource, request.headers.cookie));
  }

  /** Who is signed in and what is waiting for them; nobody signed in is not an error. */
  @Get('session')
  @Needs('nothing')
  async session(@Req() { headers }: FastifyRequest): Promise<{ readonly who: ReviewSummary | null }> {
    const reviewer = await signedIn(this.dataSource, headers.cookie);
    return { who: reviewer ? await summaryFor(this.dataSource, reviewer) : null };
  }
}
