// The script of report-reader.html: opens sealed reports in a browser, without sending or keeping anything (docs/reports.md).
import { armor, Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const BLOCK = /^Report (\d+)([^\n]*)\r?\n(-----BEGIN AGE ENCRYPTED FILE-----[\s\S]+?-----END AGE ENCRYPTED FILE-----)/gm;
const FIELDS = [
  ['What it is about', 'violationType'],
  ['Name', 'name'],
  ['Email', 'email'],
  ['What happened', 'description'],
];

const at = (id) => document.getElementById(id);
/** Reports that are open: the line about each, and its bytes as they were sealed. */
let open = [];

for (const id of ['keys', 'files']) at(id).addEventListener('change', read);
at('seal').addEventListener('click', () => telling('sealed', sealAnew));
at('make').addEventListener('click', () => telling('made', makeKey));

async function read() {
  const [keys, files] = [[...at('keys').files], [...at('files').files]];
  open = [];
  at('reports').replaceChildren();
  if (keys.length === 0 || files.length === 0) return;
  await telling('status', async () => {
    const identities = (await Promise.all(keys.map((file) => file.text()))).join('\n').match(/^AGE-SECRET-KEY-1[0-9A-Z]+/gm) ?? [];
    if (identities.length === 0) return 'There is no key in this file. A key file has a line that begins with AGE-SECRET-KEY-1.';
    const decrypter = new Decrypter();
    for (const identity of identities) decrypter.addIdentity(identity);
    const sealed = (await Promise.all(files.map(sealedIn))).flat();
    if (sealed.length === 0) return 'There are no sealed reports in these files.';
    let closed = 0;
    for (const { line, bytes } of sealed) {
      try {
        const words = await decrypter.decrypt(bytes);
        at('reports').append(shown(line, JSON.parse(new TextDecoder().decode(words))));
        open.push({ line, words });
      } catch {
        closed += 1;
      }
    }
    return `Opened: ${open.length}.${closed > 0 ? ` Not opened, because they are sealed to other keys or are damaged: ${closed}.` : ''}`;
  });
}

/** The sealed reports of an export, or the one of a file of `age`, armored or not. */
async function sealedIn(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const blocks = [...text.matchAll(BLOCK)];
  if (blocks.length > 0) return blocks.map(([, id, more, block]) => ({ line: `Report ${id}${more}`, bytes: armor.decode(block) }));
  if (text.includes('-----BEGIN AGE')) return [{ line: file.name, bytes: armor.decode(text.slice(text.indexOf('-----BEGIN AGE'))) }];
  return text.startsWith('age-encryption.org/') ? [{ line: file.name, bytes }] : [];
}

function shown(line, report) {
  const list = document.createElement('dl');
  for (const [label, name] of FIELDS) list.append(element('dt', label), element('dd', report[name] ?? '(left empty)'));
  const article = document.createElement('article');
  article.append(element('h3', line), list);
  return article;
}

function element(tag, text) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

async function sealAnew() {
  const recipients = at('recipients')
    .value.split(/[\s,]+/)
    .filter(Boolean);
  const numbered = open.filter(({ line }) => /^Report \d+/.test(line));
  if (numbered.length === 0) return 'First open the reports of an export above.';
  if (!recipients.every((key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key)))
    return 'One of these is not a public key: age1 and 58 more characters.';
  if (new Set(recipients).size < 2) return 'Give at least two different public keys.';
  const encrypter = new Encrypter();
  for (const recipient of new Set(recipients)) encrypter.addRecipient(recipient);
  const blocks = [];
  // The bytes stay as they were, with the blanks that hide how long a report is.
  for (const { line, words } of numbered) blocks.push(`${line}\n${armor.encode(await encrypter.encrypt(words)).trim()}\n`);
  save('resealed.txt', blocks.join('\n'));
  return `Sealed: ${numbered.length}.`;
}

async function makeKey() {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  save('conduct-key.txt', `# public key: ${recipient}\n${identity}\n`);
  return `The public key is ${recipient}`;
}

function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Does some work and says beside it how it ended. */
async function telling(id, work) {
  at(id).textContent = 'One moment …';
  try {
    at(id).textContent = await work();
  } catch (problem) {
    at(id).textContent = `That did not work: ${problem.message}`;
  }
}
