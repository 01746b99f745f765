/** Id of the shell, the host of all other apps. */
export const SHELL = 'shell';

/** Folder of a release, and of a site, with the lists that the API stores: one file a table. */
export const DATA_FOLDER = 'data';

/** Marks a module that is passed on as a whole (namespace import), so that it is unknown which of its names are used. */
export const WHOLE_MODULE = '*';
