/** The app that is the frame of all others. */
export const SHELL = 'shell';

/** Folder of a release, and of a site, with the lists that the API stores: one file a table. */
export const DATA_FOLDER = 'data';

/** Stands for a module that is handed on as a whole, so that nobody can say which of its names are used. */
export const WHOLE_MODULE = '*';
