import { ApiProperty } from '@nestjs/swagger';

/** What was sent is stored. No number of it is told: from two of them anybody could learn how much came between. */
export class ReceivedDto {
  @ApiProperty({
    description:
      'Whether the mail server accepted the mail to the team within this request; of incident reports, about which no mail is sent, always false.',
  })
  emailSent: boolean;
}
