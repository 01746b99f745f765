const { existsSync, readdirSync } = require('node:fs');

const folders = ['shell', 'e2e', ...readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))];
for (const drawer of ['packages', 'services']) folders.push(...readdirSync(`${__dirname}/${drawer}`).map((name) => `${drawer}/${name}`));

/** Every workspace with a Jest set-up of its own is a project: a new app is tested without an entry here. */
module.exports = {
  projects: folders.filter((folder) => existsSync(`${__dirname}/${folder}/jest.config.cjs`)).map((folder) => `<rootDir>/${folder}`),
};
