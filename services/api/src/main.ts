import { runService } from './cli/run-service.ts';
import { startApi } from './start-api.ts';

/** The API as a program. `home` is the folder of this service. Its one line on standard output gives its address. */
export function main(home: string): Promise<void> {
  return runService('api', home, startApi);
}
