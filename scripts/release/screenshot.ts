// Takes the README's pictures of a real report, docs/report-light.webp and docs/report-dark.webp. Needs a Chromium, and dist/ as built. With
// --check it writes nothing, needs no Chromium, and fails when the report is not the one that was taken.
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../files.ts';

/** As a README shows it: two device pixels a pixel, and as much of the page as says what it is. */
const size = { width: 1100, height: 1250 };
const quality = 82;

/** Which report the pictures show. */
const digestFile = join(root, 'docs', 'report.sha256');

/** The report of the examples against the embedded platform, as anybody would make it. */
async function makeReport(path: string): Promise<string> {
  const args = ['preview', '--sandbox', 'examples/policies', '--impact', '--format', 'html', '--output', path];
  await promisify(execFile)(process.execPath, ['dist/cli.js', ...args], { cwd: root, env: {} });
  return `${createHash('sha256').update(readFileSync(path)).digest('hex')}\n`;
}

/** False where no Chromium is found. */
async function takePictures(report: string): Promise<boolean> {
  const { chromiumPath, openChromium } = await import('../../test/browser/chromium.ts');
  if (chromiumPath === null) return false;
  const browser = await openChromium();
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: size, deviceScaleFactor: 2 });
      await page.goto(pathToFileURL(report).href);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      writeFileSync(join(root, 'docs', `report-${colorScheme}.webp`), Buffer.from(data, 'base64'));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return true;
}

async function main(check: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-screenshot-'));
  try {
    const report = join(folder, 'report.html');
    const digest = await makeReport(report);
    const isFresh = existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest;
    if (isFresh) return;
    if (!check && (await takePictures(report))) return writeFileSync(digestFile, digest);
    console.error('The pictures of the report are out of date: run `npm run screenshot`, which needs a Chromium.');
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await main(process.argv.includes('--check'));
