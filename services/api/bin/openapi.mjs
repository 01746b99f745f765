// Writes openapi.json, the description of every route. It needs no database. A test fails if the file is out of date.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, home } from './build.mjs';

const { describeApi } = await import(pathToFileURL(path.join(await build(), 'describe-api.js')).href);
writeFileSync(path.join(home, 'openapi.json'), await describeApi(home));
