import files from '../../content/research-path/_template.md?all';
import { type PathModule, pathModuleOf } from './path-module.ts';

/** Every file of content/research-path, by name. The settings come with the list; each text is fetched when its module is opened. */
export const allPathModules: readonly PathModule[] = files.map(({ name, facts, load }) => pathModuleOf(name, facts, load));
