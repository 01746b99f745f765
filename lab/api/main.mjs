// What the API costs compared with bare Fastify + pg that runs the same SQL in the same transactions, in alternating rounds of one run.
//   --rounds 9   so many rounds; --memory   its memory over 100,000 requests instead
//   --write      keeps the table in docs/measured/api.md. Exit code 1 where a goal is missed
import { compare } from './compare.mjs';
import { memory } from './memory.mjs';
import { writeSection } from './report.mjs';

const asked = (name) => process.argv.includes(name);
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 9;
const { title, text, holds } = asked('--memory') ? await memory() : await compare(rounds);
console.log(text);
if (asked('--write')) writeSection(title, text);
process.exitCode = holds ? 0 : 1;
