// Visitors with persistent connections: pages in order, and every file that each page names. Prints the results when its input ends.
import { Agent, request } from 'node:http';

const [port = '', count = '1', ...pages] = process.argv.slice(2);
const came = { requests: 0, pages: 0, failed: 0, first: '' };
let isOver = false;
process.stdin
  .on('end', () => {
    isOver = true;
  })
  .resume();

const ask = (agent, path) =>
  new Promise((resolve) => {
    const fail = (what) => {
      came.failed += 1;
      came.first ||= `${path}: ${what}`;
      resolve('');
    };
    came.requests += 1;
    request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('error', (problem) => fail(problem.code));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : fail(answer.statusCode)));
    })
      .on('error', (problem) => fail(problem.code))
      .end();
  });

async function visitor(at) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  for (let index = at; !isOver; index += 1) {
    const page = await ask(agent, pages[index % pages.length]);
    came.pages += 1;
    const files = new Set([...page.matchAll(/"(\/releases\/[^"]+\.[a-z0-9]+)"/g)].map(([, file]) => file));
    await Promise.all([...files].map((file) => ask(agent, file)));
  }
  agent.destroy();
}
await Promise.all(Array.from({ length: Number(count) }, (_, index) => visitor(index)));
console.log(JSON.stringify(came));
