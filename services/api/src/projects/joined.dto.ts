import { ApiProperty } from '@nestjs/swagger';

/** A project after someone has joined it. */
export class JoinedDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  memberCount: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  maxMembers: number;
}
