import { type ReleaseDocument, sharedModules } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** A few lines each, of which every bundle has its own: the icons that it shows, and what markup is compiled to. */
const SMALL = new Set(['lucide-react', 'react/jsx-runtime']);

/** Refuses an app that brings a library which the shell's scripts have already: no page downloads the same code twice. */
export function requireLibrariesOnce(shell: ReleaseDocument, app: ReleaseDocument): void {
  const there = new Set([...Object.keys(sharedModules), ...(shell.libraries ?? [])]);
  const twice = app.libraries?.find((name) => there.has(name) && !SMALL.has(name));
  if (twice === undefined) return;
  throw new UserFacingError(
    twice in sharedModules
      ? `${app.app} brings its own copy of ${twice}, which the shell shares with every app. Import it by its plain name, without a path after it.`
      : `${app.app} brings its own copy of ${twice}, which the shell has already loaded. Leave it out, or ask the maintainers to share it (packages/contracts/src/shared-modules.ts).`,
  );
}
