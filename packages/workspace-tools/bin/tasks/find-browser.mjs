import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Path of a Chrome, Chromium or Edge on this machine, or `BROWSER_PATH`; `undefined` if there is none, or none is wanted. Refuses a
 * `BROWSER_PATH` that does not exist: the person who named a browser would not notice that it was never used.
 */
export function findBrowser(env = process.env) {
  if (env.BROWSER_PATH === 'none') return undefined;
  if (env.BROWSER_PATH) {
    if (existsSync(env.BROWSER_PATH)) return env.BROWSER_PATH;
    throw new Error(
      `BROWSER_PATH is "${env.BROWSER_PATH}", but there is no such file. Name a Chrome, Chromium or Edge, leave it out to use the one that is installed, or set BROWSER_PATH=none for no browser.`,
    );
  }
  const onPath = (env.PATH ?? '').split(path.delimiter).flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  const onWindows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((dir) => WINDOWS.map((file) => path.join(dir, file)));
  return [...onPath, ...MAC, ...onWindows].find((file) => existsSync(file));
}

/** The browser for a command that cannot run without one. If there is none, the command ends here with a sentence. */
export function browserFor(command) {
  try {
    const browser = findBrowser();
    if (browser) return browser;
    console.error(`No Chrome, Chromium or Edge was found. Install one, or name it: BROWSER_PATH=/path/to/chrome npm run ${command}`);
  } catch (problem) {
    console.error(problem.message);
  }
  process.exit(1);
}
