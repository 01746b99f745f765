import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../config/settings.ts';
import type { DatabaseAddresses } from '../database/database-server.ts';
import { ProblemFilter } from '../http/problem.filter.ts';
import { installRequestGuard } from '../http/request-guard.ts';
import { Routes } from '../http/routes.ts';
import { httpServer, rejectUnknownRoutes } from '../http/server.ts';
import { BodyPipe } from '../http/validation.pipe.ts';
import { type Log, NestLog } from '../logging/log.ts';
import { assertEveryRouteHasARule, type LimitTable } from '../rate-limits/limit-table.ts';
import { deskModule } from './desk.module.ts';
import { serveDeskFiles } from './desk-files.ts';
import { deskLimits } from './desk-limits.ts';

/** The review desk with all its routes; it does not listen or connect yet. */
export interface Desk {
  readonly nest: NestFastifyApplication;
  readonly routes: Routes;
}

/**
 * Puts the desk together: a separate server, because pages of the public site must not reach its routes. `folder` contains its built pages.
 */
export async function createDesk(settings: Settings, addresses: DatabaseAddresses, log: Log, folder: string | undefined): Promise<Desk> {
  const routes = new Routes();
  const limits: Record<string, LimitTable[string]> = { ...deskLimits };
  const { trustedHops, limitsRefuse: refuses, reviewUrl } = settings;
  const adapter = httpServer(routes, log, trustedHops, limits);
  const server = adapter.getInstance();
  installRequestGuard(server, { refuses, trustedHops, log, limits, ownOrigin: () => reviewUrl });
  rejectUnknownRoutes(server, routes);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    done();
  });
  if (folder !== undefined) Object.assign(limits, serveDeskFiles(server, folder));
  const nest = await NestFactory.create<NestFastifyApplication>(deskModule(settings, addresses, log), adapter, {
    logger: new NestLog(log),
    abortOnError: false,
    bodyParser: false,
  });
  nest.useGlobalPipes(new BodyPipe());
  nest.useGlobalFilters(new ProblemFilter(log));
  await nest.init();
  assertEveryRouteHasARule(routes.list(), limits);
  return { nest, routes };
}
