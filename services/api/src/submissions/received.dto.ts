import { ApiProperty } from '@nestjs/swagger';

/** What was sent is stored. No number of it is told: from two of them anybody could learn how much came between. */
export class ReceivedDto {
  @ApiProperty({
    description:
      'Whether the mail server accepted the email to the team within this request; always false for incident reports, about which no email is sent.',
  })
  emailSent: boolean;
}
