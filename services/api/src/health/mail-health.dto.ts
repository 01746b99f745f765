import { ApiProperty } from '@nestjs/swagger';

/** The state of email, without a number: anyone can ask, and a number might reveal that something was sent. */
export class MailHealthDto {
  @ApiProperty({
    enum: ['off', 'well', 'late', 'failing'],
    description:
      'off: no mail server has been set up. late: an email has been waiting for more than ten minutes. failing: emails to the team were given up.',
  })
  status: 'off' | 'well' | 'late' | 'failing';
}
