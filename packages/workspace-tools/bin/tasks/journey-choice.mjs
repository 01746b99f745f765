/** A journey with this tag is in `npm test -- --all` alone. */
const LONG = '@long';

/** The tag of a journey that is about a folder: the pages of an app, the API, the review desk, the frame, or what a maintainer does. One without such a tag is everybody's. */
export function tagOf(folder) {
  return `@${folder.split('/').pop()}`;
}

/** Where a change can break only what is tagged for it. The shell and the site are under every journey, and packages are in them. */
function breaksItsOwn(folder) {
  return folder.startsWith('mfe-') || folder === 'services/api' || folder === 'services/desk';
}

/** Every tag that a journey can have beside `@long`. */
function tagsOf(workspaces) {
  return workspaces.filter((folder) => breaksItsOwn(folder) || folder === 'shell' || folder === 'services/site').map(tagOf);
}

/** Every tag that a journey can have. */
export function knownTags(workspaces) {
  return [LONG, ...tagsOf(workspaces)];
}

/**
 * Which journeys a run takes: `grep` and `invert` are patterns over title and tags (nothing: all), `pagesOf` the apps whose pages the
 * passes over pages open (nothing: those of all apps). `users` are the chosen folders and all that use them.
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
