import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { appModule } from './app.module.ts';
import { keepDoor } from './limits/door.ts';
import { demandRules } from './limits/limit-table.ts';
import { siteFacts } from './mail/site-facts.ts';
import { OpenApiController } from './openapi/openapi.controller.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import { httpServer, refuseUnknown } from './platform/http-server.ts';
import { type Log, NestLog } from './platform/log.ts';
import { ProblemFilter } from './platform/problem.filter.ts';
import { Routes } from './platform/routes.ts';
import type { Settings } from './platform/settings.ts';
import { BodyPipe } from './platform/validation.pipe.ts';

/** The app with all its routes; it neither listens nor connects yet. */
export interface App {
  readonly nest: NestFastifyApplication;
  readonly routes: Routes;
  readonly document: OpenAPIObject;
}

/** Puts the app together. */
export async function createApp(settings: Settings, databaseAddress: string, log: Log): Promise<App> {
  const routes = new Routes();
  const { trustedHops, limitsRefuse: refuses, storeDir } = settings;
  const server = httpServer(routes, log, trustedHops);
  keepDoor(server.getInstance(), { refuses, trustedHops, log, ownOrigin: () => siteFacts(storeDir).publicUrl });
  refuseUnknown(server.getInstance(), routes);
  const nest = await NestFactory.create<NestFastifyApplication>(appModule(settings, databaseAddress, log), server, {
    logger: new NestLog(log),
    abortOnError: false,
    // Fastify's own JSON parser refuses prototype keys; forms and plain text are not for this API.
    bodyParser: false,
  });
  nest.useGlobalPipes(new BodyPipe());
  nest.useGlobalFilters(new ProblemFilter(log));
  await nest.init();
  demandRules(routes.list());
  const document = openApiDocument(nest);
  nest.get(OpenApiController).show(document);
  return { nest, routes, document };
}
