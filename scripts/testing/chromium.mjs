import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prerequisites.mjs';
import { run } from '../process-tree.mjs';
import { tool } from '../tools.mjs';

const env = process.env;
const windowsFolders = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter((folder) => folder !== undefined);

// Debian's build without windows comes first: the journeys take less time in it.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsFolders.flatMap((folder) => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Chromium/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
];

/** The path of a Chromium of this machine, or nothing. `CHROMIUM` comes first; a wrong one is an error, not a search. */
export const findChromium = async () => {
  const named = env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM=${named}: there is no such file.`);
  }
  const found = usualPlaces.find((path) => existsSync(path));
  if (found) return found;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
};

const quietly = (/** @type {string} */ command, /** @type {readonly string[]} */ args) =>
  run(command, args, { cwd: root, stdio: 'pipe', minutes: 8, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Debian's packages where we may install them, Playwright's own download elsewhere. */
export const installChromium = async () => {
  console.log('Installing Chromium…');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await quietly('apt-get', ['update', '-q']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await quietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
      const found = await findChromium();
      if (found) return found;
    }
  }
  await quietly(process.execPath, [tool('playwright-core'), 'install', 'chromium']);
  return findChromium();
};

export const withoutChromium =
  'No Chromium here: the journeys were not run. Install Chromium or Chrome, or give its path in CHROMIUM, and run "npm test -- --only journeys".';
