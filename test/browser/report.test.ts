import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/report/formats/html.ts';
import { outcomesByName } from '../report/build-outcomes.ts';
import { everything as whole } from '../report/explained-outcomes.ts';
import { htmlView } from '../report/views.ts';
import { audit } from './audit.ts';
import { chromiumPath, openChromium } from './chromium.ts';
import type { Browser, Page, PageOptions } from './playwright.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

describe.skipIf(chromiumPath === null)('a report in Chromium', () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = temporaryFolder();
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** Opens a page from disk, as a person would; `faults` is what it logs, throws or asks for. */
  async function open(html: string, options: PageOptions = {}): Promise<{ page: Page; faults: string[] }> {
    const path = join(folder, 'report.html');
    writeFileSync(path, html);
    const url = pathToFileURL(path).href;
    const page = await browser.newPage(options);
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => request.url() === url || faults.push(`asked for ${request.url()}`));
    await page.goto(url);
    return { page, faults };
  }

  const everything = renderHtml(whole, htmlView);

  test.each(Object.entries(outcomesByName))(
    'of the outcome %s logs no error and makes no request',
    async (_, outcome) => {
      const { page, faults } = await open(renderHtml(outcome, htmlView));
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.evaluate(audit)).toEqual([]);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  test('names its sections', async () => {
    const { page } = await open(everything);
    for (const name of ['Changes', 'Already live: 2 changes, nothing to apply', 'Problems', 'Bundles'])
      expect(await page.getByRole('region', { name, exact: true }).isVisible()).toBe(true);
    await page.close();
  });

  test('is complete without JavaScript, and a row unfolds its details', async () => {
    const { page } = await open(everything, { javaScriptEnabled: false });
    const changes = page.getByRole('region', { name: 'Changes', exact: true });
    expect(await changes.getByRole('row').count()).toBe(7);
    const line = page.getByText('No secret reaches production.');
    expect(await line.isVisible()).toBe(false);
    await changes.getByRole('link', { name: /Delete policy block-secrets-in-prod/ }).click();
    expect(await line.isVisible()).toBe(true);
    await page.close();
  });

  test('has a visible focus that follows the page order', async () => {
    const { page } = await open(everything);
    const stops: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(`document.activeElement.tagName`));
      expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid');
    }
    expect(stops.join(' ')).toBe('A A A A A A SUMMARY');
    await page.close();
  });

  test('has a number beside each bar, and bars of the right length', async () => {
    const { page } = await open(everything);
    const bars = await page.evaluate(`Array.from(document.querySelectorAll('.bars'), (one) => [
      one.querySelector('.numbers').textContent,
      ...Array.from(one.querySelectorAll('rect'), (rect) => Math.round(rect.width.baseVal.value)),
    ])`);
    expect(bars).toEqual([
      ['49 → 9 matched', 100, 18],
      ['30 → 0 found', 61, 0],
      ['3 → 0 matched', 6, 0],
    ]);
    await page.close();
  });

  test.each(['light', 'dark'] as const)('passes the audit in %s mode, with all details open', async (colorScheme) => {
    const { page } = await open(everything, { colorScheme });
    await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
    expect(await page.evaluate(audit)).toEqual([]);
    const [red = 0] =
      String(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).match(/\d+/g) ?? [];
    expect(Number(red) > 128).toBe(colorScheme === 'light');
    await page.close();
  });

  test('fits a narrow screen', async () => {
    const { page } = await open(everything, { viewport: { width: 360, height: 800 } });
    expect(await page.evaluate(`document.documentElement.scrollWidth`)).toBe(360);
    expect(await page.evaluate(audit)).toEqual([]);
    await page.close();
  });

  test('prints everything, folded details included', async () => {
    const { page } = await open(everything);
    await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = false; })`);
    const line = page.getByText('- description: Old words.');
    expect(await line.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect((await line.boundingBox())!.height).toBeGreaterThan(5);
    await page.close();
  });
});
