/** Under this name the {@link Settings} are injected. */
export const SETTINGS = Symbol('settings');
/** Under this name the database's addresses are injected. */
export const DATABASE_ADDRESSES = Symbol('database addresses');
