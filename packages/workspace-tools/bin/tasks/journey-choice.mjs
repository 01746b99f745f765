/** A journey with this tag runs only in `npm test -- --all`. */
const LONG = '@long';

/**
 * The tag of a journey that is about a folder: the pages of an app, the API, the review desk, the frame, or what a maintainer does. A
 * journey without such a tag belongs to every folder.
 */
export function tagOf(folder) {
  return `@${folder.split('/').pop()}`;
}

/**
 * Folders in which a change can break only journeys with their tag. Every journey depends on the shell and the site, which include the
 * packages.
 */
function breaksItsOwn(folder) {
  return folder.startsWith('mfe-') || folder === 'services/api' || folder === 'services/desk';
}

/** Every tag that a journey can have besides `@long`. */
function tagsOf(workspaces) {
  return workspaces.filter((folder) => breaksItsOwn(folder) || folder === 'shell' || folder === 'services/site').map(tagOf);
}

/** Every tag that a journey can have. */
export function knownTags(workspaces) {
  return [LONG, ...tagsOf(workspaces)];
}

/**
 * Which journeys a run includes: `grep` and `invert` are patterns over title and tags (none: all), and `pagesOf` are the apps whose pages
 * the passes over pages open (none: those of all apps). `users` are the chosen folders and all that use them.
 */
export function journeysOf({ all, folders }, users, workspaces) {
  const any = (tags) => `(?:${tags.join('|')})(?![\\w-])`;
  const invert = all ? undefined : any([LONG]);
  if (folders.length === 0 || !users.every(breaksItsOwn)) return { invert };
  const apps = users.filter((folder) => folder.startsWith('mfe-'));
  return {
    invert,
    grep: `^(?!.*${any(tagsOf(workspaces))})|${any(users.map(tagOf))}`,
    ...(apps.length > 0 && { pagesOf: apps }),
  };
}
