/** Under this name the {@link Settings} are injected. */
export const SETTINGS = Symbol('settings');
/** Under this name the database's address is injected. */
export const DATABASE_ADDRESS = Symbol('database address');
