import type { DataSourceOptions } from 'typeorm';
import { ClientEventCount } from '../client-events/client-event.entity.ts';
import { ConductReport } from '../conduct/conduct-report.entity.ts';
import { Feedback } from '../feedback/feedback.entity.ts';
import { ReceivedRequest } from '../intake/received-request.entity.ts';
import { ConfirmedAddress } from '../mail/confirmed-address.entity.ts';
import { DailySecret } from '../mail/daily-secret.entity.ts';
import { HeldMail } from '../mail/held-mail.entity.ts';
import { OutgoingMail } from '../mail/outgoing-mail.entity.ts';
import { EducationalModule } from '../modules/educational-module.entity.ts';
import { ResearchProject } from '../projects/research-project.entity.ts';
import { DeletionWarning } from '../retention/deletion-warning.entity.ts';
import { AuditEntry } from '../review/audit-entry.entity.ts';
import { AiTool } from '../tools/ai-tool.entity.ts';
import { User } from '../users/user.entity.ts';
import { migrations } from './migrations.ts';
import { SnakeNaming } from './snake-naming.strategy.ts';

/** Every table of the portal. */
export const entities = [
  User,
  EducationalModule,
  AiTool,
  ResearchProject,
  ConductReport,
  Feedback,
  OutgoingMail,
  ConfirmedAddress,
  DailySecret,
  HeldMail,
  ReceivedRequest,
  AuditEntry,
  DeletionWarning,
  ClientEventCount,
];

/** How long a request waits for the database, in ms: for a connection, be it a free one or a new one, and for an answer, which the server gives up by itself a little sooner. */
export const PATIENCE = { connectionTimeoutMillis: 3000, statement_timeout: 7000, query_timeout: 8000, keepAlive: true } as const;

const shared = {
  type: 'postgres' as const,
  entities,
  migrations: [...migrations],
  migrationsTableName: 'migrations',
  namingStrategy: new SnakeNaming(),
  synchronize: false,
  logging: false,
  // No extension and no right to make one: what is needed is in PostgreSQL itself from 15 on.
  uuidExtension: 'pgcrypto' as const,
  installExtensions: false,
} satisfies DataSourceOptions;

/** For requests: a pool that gives up rather than wait for a database that does not answer. */
export function requestOptions(url: string, connections: number, connectionWait: number): DataSourceOptions {
  return {
    ...shared,
    url,
    poolSize: connections,
    applicationName: 'portal-api',
    // An idle connection that breaks is replaced by the next request that needs one.
    poolErrorHandler: () => {},
    extra: { ...PATIENCE, connectionTimeoutMillis: connectionWait },
  };
}

/** For migrations: one connection that may take its time. */
export function migrationOptions(url: string): DataSourceOptions {
  return {
    ...shared,
    url,
    poolSize: 1,
    applicationName: 'portal-api-migrations',
    extra: { connectionTimeoutMillis: PATIENCE.connectionTimeoutMillis },
  };
}
