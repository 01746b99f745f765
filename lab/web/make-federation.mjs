import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, chunksOf } from './builds.mjs';
import { emptyDocument, writePages } from './documents.mjs';

/**
 * Ordinary federation: host and remotes with the plugin's defaults, each remote behind its fetched manifest, and a fetched document that
 * says which remotes exist. One document for all routes, as the bundler writes it, with the title of the route.
 */
export async function makeFederation(plan, { apps, live, routes, icon }, theme) {
  await build('federation-host', plan);
  for (const { id } of apps) await build('federation-app', { ...plan, app: id, out: path.join(plan.out, id) });
  copyFileSync(icon, path.join(plan.out, 'icon.svg'));
  copyFileSync(theme, path.join(plan.out, 'theme.js'));
  const remotes = live.apps.map(({ id, name }) => ({ name, entry: `/${id}/mf-manifest.json` }));
  writeFileSync(path.join(plan.out, 'remotes.json'), JSON.stringify({ live, remotes }));
  const { host } = chunksOf(plan.out);
  writePages(plan.out, routes, ({ document }) =>
    emptyDocument(document, {
      icon: '/icon.svg',
      blocking: ['/theme.js'],
      styles: host.styles.map((file) => `/${file}`),
      scripts: host.scripts.map((file) => `/${file}`),
    }),
  );
}
