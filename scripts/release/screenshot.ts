// Takes the README's pictures of a real report, docs/report-light.webp and docs/report-dark.webp. Needs a Chromium, and dist/ as built.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { openChromium } from '../../test/browser/chromium.ts';
import { root } from '../files.ts';

/** As a README shows it: two device pixels a pixel, and as much of the page as says what it is. */
const size = { width: 1100, height: 1250 };
const quality = 82;

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-screenshot-'));
const browser = await openChromium();
try {
  // The report of the examples against the embedded platform, as anybody would make it.
  const report = join(folder, 'report.html');
  const args = ['preview', '--sandbox', 'examples/policies', '--impact', '--format', 'html', '--output', report];
  await promisify(execFile)(process.execPath, ['dist/cli.js', ...args], { cwd: root, env: {} });
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
  rmSync(folder, { recursive: true, force: true });
}
