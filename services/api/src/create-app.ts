import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { appModule } from './app.module.ts';
import type { Settings } from './config/settings.ts';
import type { DatabaseAddresses } from './database/database-server.ts';
import { ProblemFilter } from './http/problem.filter.ts';
import { installRequestGuard } from './http/request-guard.ts';
import { Routes } from './http/routes.ts';
import { httpServer, rejectUnknownRoutes } from './http/server.ts';
import { BodyPipe } from './http/validation.pipe.ts';
import { type Log, NestLog } from './logging/log.ts';
import { siteFacts } from './mail/site-facts.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { assertEveryRouteHasARule } from './rate-limits/limit-table.ts';

/** The app with all its routes; it does not listen or connect yet. */
export interface App {
  readonly nest: NestFastifyApplication;
  readonly routes: Routes;
  readonly document: OpenAPIObject;
}

/** Puts the app together. */
export async function createApp(settings: Settings, addresses: DatabaseAddresses, log: Log): Promise<App> {
  const routes = new Routes();
  const { trustedHops, limitsRefuse: refuses, storeDir } = settings;
  const server = httpServer(routes, log, trustedHops);
  installRequestGuard(server.getInstance(), { refuses, trustedHops, log, ownOrigin: () => siteFacts(storeDir).publicUrl });
  rejectUnknownRoutes(server.getInstance(), routes);
  const nest = await NestFactory.create<NestFastifyApplication>(appModule(settings, addresses, log), server, {
    logger: new NestLog(log),
    abortOnError: false,
    // Fastify's own JSON parser refuses prototype keys; this API does not accept forms or plain text.
    bodyParser: false,
  });
  nest.useGlobalPipes(new BodyPipe());
  nest.useGlobalFilters(new ProblemFilter(log));
  await nest.init();
  assertEveryRouteHasARule(routes.list());
  const document = openApiDocument(nest);
  nest.get(OpenApiController).show(document);
  return { nest, routes, document };
}
