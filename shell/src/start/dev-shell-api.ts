// What an app gets as `@portal/shell-api` while it runs from source beside the shell.
import { shared } from '../federation/shared.ts';

export const { toast, site, useOffline } = shared['@portal/shell-api'];
