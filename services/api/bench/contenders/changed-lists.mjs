// Starts the API with one thing changed of how lists are kept; everything else is as it is served.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from '../../bin/build.mjs';

/** `before` is done to a list whenever it is read. */
export async function startWith(before) {
  const dist = await build();
  const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
  const { ReadyList } = await load('platform/ready-list.js');
  const { main } = await load('main.js');
  const { read } = ReadyList.prototype;
  ReadyList.prototype.read = function () {
    before(this);
    return read.call(this);
  };
  await main(home);
}
