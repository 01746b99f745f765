import { ApiProperty } from '@nestjs/swagger';

/** How it stands with the mails, without anything about them. */
export class MailHealthDto {
  @ApiProperty({
    enum: ['off', 'well', 'late', 'failing'],
    description: 'off: no mail server is set. late: a mail waits for more than ten minutes. failing: mails to the team were given up.',
  })
  status: 'off' | 'well' | 'late' | 'failing';

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Mails that are not accepted yet.' })
  waiting: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'How long the oldest of them has been waiting, in seconds.' })
  oldestSeconds: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Mails to the team that were given up; npm run review -- mails retry tries them again.',
  })
  dead: number;
}
