// This package has the browser's types only; the generator runs on Node.
declare const __dirname: string;
declare const process: { readonly execPath: string };
interface Run {
  readonly status: number | null;
  readonly stderr: string;
}
const { spawnSync } = jest.requireActual<{ spawnSync: (program: string, args: string[], options: { encoding: 'utf8' }) => Run }>(
  'node:child_process',
);

test('the types are those of the API as its OpenAPI document describes it now', () => {
  const { status, stderr } = spawnSync(process.execPath, [`${__dirname}/../bin/generate.mjs`, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
