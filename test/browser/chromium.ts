import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Playwright } from './playwright.ts';

const require = createRequire(import.meta.url);

/** Where systems put a Chromium; `CHROMIUM_PATH` names another one. */
const places = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium; null where none is found, which is said once. */
export const chromiumPath = places.find((path) => path !== '' && existsSync(path)) ?? null;

if (chromiumPath === null)
  process.stderr.write(
    `No Chromium was found, so the tests in a browser are skipped. Install one (apt-get install chromium), or name it: CHROMIUM_PATH.\nLooked at: ${places.filter(Boolean).join(', ')}\n`,
  );

/** Starts it without a window; whoever starts it closes it. */
export function openChromium(): Promise<Browser> {
  const { chromium } = require('playwright-core') as Playwright;
  // A container's root has no sandbox of its own; the pages are ours.
  return chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'] });
}
