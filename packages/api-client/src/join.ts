import type { paths } from './schema.d.ts';
import { send } from './send.ts';

/** A project after someone has joined it. */
export type Joined = paths['/api/projects/{id}/join']['post']['responses'][200]['content']['application/json'];

/** Takes a place in a project. The same `key` takes only one place, however often it is sent. Rejects with an `ApiError`. */
export function joinProject(id: number, key: string): Promise<Joined> {
  return send('POST', `/api/projects/${id}/join`, undefined, key) as Promise<Joined>;
}
