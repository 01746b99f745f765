import { ApiProperty } from '@nestjs/swagger';

/** What was sent is stored. The answer has no number: from two of them, anyone could learn how many came in between. */
export class ReceivedDto {
  @ApiProperty({
    description:
      'Whether the mail server accepted the email to the team within this request; always false for incident reports, about which no email is sent.',
  })
  emailSent: boolean;
}
