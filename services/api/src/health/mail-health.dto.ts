import { ApiProperty } from '@nestjs/swagger';

/** How it stands with the mails, without a number: everybody can ask, and might learn from one that something was sent. */
export class MailHealthDto {
  @ApiProperty({
    enum: ['off', 'well', 'late', 'failing'],
    description:
      'off: no mail server is set. late: an email has been waiting for more than ten minutes. failing: emails to the team were given up.',
  })
  status: 'off' | 'well' | 'late' | 'failing';
}
