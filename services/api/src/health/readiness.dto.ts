import { ApiProperty } from '@nestjs/swagger';

/** How it stands with the connections to the database of the process that answers. */
export class ConnectionsDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'It never has more; DATABASE_CONNECTIONS says so.' })
  most: number;

  @ApiProperty({ type: 'integer', minimum: 0 })
  open: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Open and idle.' })
  idle: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'Requests that wait for one.' })
  waiting: number;
}

/** Requests can be served. */
export class ReadinessDto {
  @ApiProperty({ enum: ['ready'] })
  status: 'ready';

  @ApiProperty()
  connections: ConnectionsDto;
}
