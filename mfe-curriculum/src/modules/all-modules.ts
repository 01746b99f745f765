import files from '../../content/modules/_template.md?all';
import { type Module, moduleOf } from './module.ts';

/** Every file of content/modules, by name. The settings come with the list; each text is fetched when its module is opened. */
export const allModules: readonly Module[] = files.map(({ name, facts, load }) => moduleOf(name, facts, load));
