import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../config/settings.ts';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';

/** Listens where the settings say; returns the address, as in http://127.0.0.1:3000. */
export async function listen(nest: NestFastifyApplication, { host, port }: Pick<Settings, 'host' | 'port'>): Promise<string> {
  try {
    await nest.listen(port, host);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new UserFacingError(
        `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another port with API_PORT.`,
      );
    throw new UserFacingError(`The API cannot listen on port ${port} at ${host}: ${messageOf(problem)}. Correct API_HOST or API_PORT.`);
  }
  const bound = nest.getHttpServer().address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}
