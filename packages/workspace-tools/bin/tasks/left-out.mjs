/** What runs only in `npm test -- --all`. */
const LONG_ONES =
  'kept releases, killed commands, the federation upgrade, new apps, the development server, nginx, a second PostgreSQL, four times as many generated inputs, and every page on a slowed processor';

/** Says in one sentence what a run left out and which command runs it; nothing if the run was complete. */
export function leftOut({ all, folders }, { tested, workspaces, secondPostgres, journeysAreAll }) {
  const long = all ? [] : [`the long tests (${LONG_ONES})`];
  if (folders.length > 0) {
    const others = workspaces.filter((folder) => !tested.includes(folder));
    const parts = [
      'the checks of imports between folders and of unused files',
      ...(others.length > 0 ? [`the tests of ${others.join(', ')}`] : []),
      ...(journeysAreAll ? [] : ['journeys about others']),
      ...long,
    ];
    return `Left out: ${parts.join('; ')}. To run them: npm test${all ? '' : ', or npm test -- --all'}`;
  }
  if (!all) return `Left out: ${long.join()}. To run them: npm test -- --all`;
  return secondPostgres
    ? undefined
    : 'Left out: a second PostgreSQL. To run it: PORTAL_TEST_DATABASE_URL=postgresql://user@host:5432/postgres npm test -- --all';
}
