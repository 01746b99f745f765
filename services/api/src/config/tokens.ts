/** The {@link Settings} are injected under this name. */
export const SETTINGS = Symbol('settings');
/** The database's addresses are injected under this name. */
export const DATABASE_ADDRESSES = Symbol('database addresses');
