// The API with lists that are never ready: each request asks the database for itself. Everything else is as it is served.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from '../../bin/build.mjs';

const dist = await build();
const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
const { ReadyList } = await load('platform/ready-list.js');
const { main } = await load('main.js');

const { read } = ReadyList.prototype;
ReadyList.prototype.read = function () {
  this.drop();
  return read.call(this);
};
await main(home);
