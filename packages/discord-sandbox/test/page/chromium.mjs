import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser for the page tests: `CHROMIUM_PATH`, else the usual places; `null` where none can be had. */
export function findChromium() {
  const told = process.env.CHROMIUM_PATH;
  return [...(told === undefined ? [] : [told]), ...PLACES].find((path) => existsSync(path)) ?? null;
}
