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

/** Path of a Chrome, Chromium or Edge on this machine, or `BROWSER_PATH`; `undefined` when there is none. */
export function findBrowser(env = process.env) {
  if (env.BROWSER_PATH) return existsSync(env.BROWSER_PATH) ? env.BROWSER_PATH : undefined;
  const onPath = (env.PATH ?? '').split(path.delimiter).flatMap((dir) => NAMES.map((name) => path.join(dir, name)));
  const onWindows = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap((dir) => WINDOWS.map((file) => path.join(dir, file)));
  return [...onPath, ...MAC, ...onWindows].find((file) => existsSync(file));
}
