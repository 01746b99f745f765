import { ApiProperty } from '@nestjs/swagger';
import { clientEventStages, clientEventPatterns as patterns } from '@portal/contracts';
import { valuesOf } from '../http/described-options.ts';
import { OneOf, Written } from '../http/field-rules.ts';

/** A report that a release of an app failed in one page view; it contains nothing about the visitor. */
export class ClientEventDto {
  @ApiProperty({ pattern: patterns.app, maxLength: patterns.longest, example: 'mfe-content' })
  @Written('App', { max: patterns.longest, like: patterns.app, example: 'mfe-content' })
  app: string;

  @ApiProperty({ pattern: patterns.release, maxLength: patterns.longest, example: '1.4.0' })
  @Written('Release', { max: patterns.longest, like: patterns.release, example: '1.4.0' })
  release: string;

  @ApiProperty({
    enum: valuesOf(clientEventStages),
    description: clientEventStages.map(({ value, label }) => `${value}: it ${label}`).join('. '),
  })
  @OneOf('Stage', clientEventStages)
  stage: (typeof clientEventStages)[number]['value'];
}
