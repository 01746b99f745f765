import { queryDefaults } from '@portal/api-client';
import { QueryClient } from '@tanstack/react-query';

/** What all apps of a page keep their server data in, with the specified defaults (1-platform.md section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: queryDefaults });
}
