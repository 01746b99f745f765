import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldersWithRules, RULES_FILE, rulesOf } from './check-workspaces.ts';
import type { MarkdownRule } from './define-content.ts';
import { nextFreeId, releasedIds } from './folder/id-register.ts';
import { folderOf } from './folder/text-kind.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { slug } from './markdown/slug.ts';
import { TEMPLATE, textsIn } from './text-folder.ts';
import { listsOf, withItem, withLine } from './yaml/yaml-lists.ts';
import { readYaml } from './yaml/yaml-text.ts';

/** What was created; file names are relative to the root. */
export interface NewText {
  readonly app: string;
  readonly file: string;
  readonly id: number;
  readonly order: string;
  /** The list in the order file that contains it, by the name it has there. */
  readonly list: string;
}

interface TextMaker {
  readonly app: string;
  readonly folder: string;
  readonly ids: string;
  readonly order: NonNullable<MarkdownRule['order']>;
}

/**
 * `newText(root, ['module', 'Reading a Paper', 'Foundations'], load)`: creates a text from its folder's template, with the next free id,
 * and adds it to the order (at the end of the named list, or of the last one) and to the register. If that is not possible, changes nothing
 * and throws one sentence.
 */
export async function newText(root: string, words: readonly string[], load: (file: string) => Promise<unknown>): Promise<NewText> {
  const makers = await makersIn(root, load);
  const [kind = '', title = '', wantedList] = words;
  const maker = makers.get(kind);
  const calls = [...makers.keys()].map((name) => `npm run new -- ${name} "Its Title"`);
  if (!maker) throw new Error(`Say what to make: ${['npm run new -- app alumni', ...calls].join(', or ')}.`);
  const name = slug(title);
  if (name === '') throw new Error(`Give it a title: npm run new -- ${kind} "Reading a Paper".`);
  if (/["\\\n]/.test(title)) throw new Error('A title cannot contain quotation marks, backslashes or line breaks. Choose other words.');

  const content = path.join(root, maker.app, 'content');
  const [orderFile, idsFile] = [path.join(content, maker.order.file), path.join(content, maker.ids)];
  const [order, ids] = [readFileSync(orderFile, 'utf8'), readFileSync(idsFile, 'utf8')];
  const register = readYaml(ids, idsFile).data;
  const released = releasedIds(register, maker.folder);
  if (textsIn(path.join(content, maker.folder)).includes(name) || released[name] !== undefined)
    throw new Error(`A text named "${name}" already exists. Choose another title, or work on that one.`);

  const lists = listsOf(order, maker.order.lists);
  const list = wantedList === undefined ? lists.at(-1) : lists.find(({ name: own }) => own.toLowerCase() === wantedList.toLowerCase());
  if (!list) throw new Error(`${maker.order.file} has no list "${wantedList}". Choose one of: ${lists.map((one) => one.name).join(', ')}.`);

  const present = textsIn(path.join(content, maker.folder)).map(
    (text) => readMarkdown(readFileSync(path.join(content, maker.folder, `${text}.md`), 'utf8'), text).meta?.id,
  );
  const id = nextFreeId([...Object.values(released), ...present.filter((one) => typeof one === 'number')]);
  const template = readFileSync(path.join(content, maker.folder, TEMPLATE), 'utf8');
  const settings = template.replace(/^id:.*$/m, `id: ${id}`).replace(/^title:.*$/m, () => `title: "${title.trim()}"`);
  writeFileSync(path.join(content, maker.folder, `${name}.md`), settings);
  writeFileSync(orderFile, withItem(order, list, name));
  writeFileSync(idsFile, withLine(ids, maker.folder, `${name}: ${id}`));
  const inRoot = (file: string): string => `${maker.app}/content/${file}`;
  return { app: maker.app, file: inRoot(`${maker.folder}/${name}.md`), id, order: inRoot(maker.order.file), list: list.name };
}

/** Everything that has a name, an order, a register and a template. */
async function makersIn(root: string, load: (file: string) => Promise<unknown>): Promise<Map<string, TextMaker>> {
  const makers = new Map<string, TextMaker>();
  for (const app of foldersWithRules(root)) {
    const rules = (await rulesOf(path.join(root, app, RULES_FILE), load)) ?? {};
    for (const [pattern, rule] of Object.entries(rules)) {
      if (!('frontMatter' in rule) || !rule.called || !rule.ids || !rule.order) continue;
      const folder = folderOf(pattern);
      if (existsSync(path.join(root, app, 'content', folder, TEMPLATE)))
        makers.set(rule.called, { app: app.replaceAll('\\', '/'), folder, ids: rule.ids.file, order: rule.order });
    }
  }
  return makers;
}
