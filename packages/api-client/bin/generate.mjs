#!/usr/bin/env node
// node packages/api-client/bin/generate.mjs [--check]: writes src/schema.d.ts from the API's OpenAPI document, in the repository's format;
// with --check, it writes nothing and fails if the file differs from what it would write.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = path.resolve(import.meta.dirname, '..');
const root = path.resolve(here, '../..');
const document = path.join(root, 'services/api/openapi.json');
const target = path.join(here, 'src/schema.d.ts');

const head = '// Made from services/api/openapi.json by bin/generate.mjs. Change the API, then run that again; never edit this file.\n\n';
const fresh = inHouseFormat(head + astToString(await openapiTS(pathToFileURL(document), { defaultNonNullable: false })));

if (!process.argv.includes('--check')) writeFileSync(target, fresh);
else if (readFileSync(target, 'utf8') !== fresh) {
  console.error('src/schema.d.ts does not match services/api/openapi.json. Run: node packages/api-client/bin/generate.mjs');
  process.exitCode = 1;
}

function inHouseFormat(text) {
  const biome = createRequire(path.join(root, 'package.json')).resolve('@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'format', '--stdin-file-path=schema.d.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Biome could not format the types: ${stderr}`);
  return stdout;
}
