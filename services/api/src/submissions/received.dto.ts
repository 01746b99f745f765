import { ApiProperty } from '@nestjs/swagger';

/** What was sent is stored. */
export class ReceivedDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'Whether the mail server accepted the mail to the team within this request.' })
  emailSent: boolean;
}
