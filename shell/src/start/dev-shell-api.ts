// What an app gets as `@portal/shell-api` while it runs from source together with the shell.
import { shared } from '../federation/shared.ts';

export const { toast, site, useOffline } = shared['@portal/shell-api'];
