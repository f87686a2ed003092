// Takes the README's pictures of a real report: docs/report-light.png and docs/report-dark.png. Needs a Chromium, and dist/ as built.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromiumPath, openChromium } from '../test/browser/chromium.ts';
import { root } from './files.ts';

/** As a README shows it: two device pixels a pixel, and as much of the page as says what it is. */
const size = { width: 1100, height: 1400 };

/** The report of the examples against the embedded platform, as anybody would make it. */
async function makeReport(path: string): Promise<void> {
  const args = ['dist/cli.js', 'preview', '--sandbox', 'examples/policies', '--format', 'html', '--output', path];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: {} });
}

async function takePictures(report: string): Promise<void> {
  const browser = await openChromium();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: size, deviceScaleFactor: 2 });
      await page.goto(pathToFileURL(report).href);
      const path = join(root, 'docs', `report-${colorScheme}.png`);
      await page.screenshot({ path, clip: { x: 0, y: 0, ...size } });
      await page.close();
      console.log(path);
    }
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  if (chromiumPath === null) {
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-screenshot-'));
  try {
    const report = join(folder, 'report.html');
    await makeReport(report);
    mkdirSync(join(root, 'docs'), { recursive: true });
    await takePictures(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main();
