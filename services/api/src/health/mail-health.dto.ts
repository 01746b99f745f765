import { ApiProperty } from '@nestjs/swagger';

/** How it stands with the mails, without anything about them. */
export class MailHealthDto {
  @ApiProperty({
    enum: ['off', 'well', 'late', 'failing'],
    description:
      'off: no mail server is set. late: an email has been waiting for more than ten minutes. failing: emails to the team were given up.',
  })
  status: 'off' | 'well' | 'late' | 'failing';

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Emails that have not been accepted yet.' })
  waiting: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How long the oldest of them has been waiting, in seconds.' })
  oldestSeconds: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Emails to the team that were given up; npm run review -- mails retry sends them again.',
  })
  dead: number;
}
