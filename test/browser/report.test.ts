import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderHtml } from '../../src/render/html.ts';
import { outcomes } from '../render/build.ts';
import { everything as whole, view } from '../render/html/extras.ts';
import { manyChanges } from '../render/html/many.ts';
import { audit } from './audit.ts';
import { chromiumPath, openChromium } from './chromium.ts';
import type { Browser, Page, PageOptions } from './playwright.ts';

describe.skipIf(chromiumPath === null)('a report in Chromium', () => {
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ifmatch-report-'));
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
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

  const everything = renderHtml(whole, view);
  const items = (page: Page) => page.locator('#change-list > li:visible');
  const counted = (page: Page) => page.locator('#filter-count').textContent();

  test.each(Object.entries(outcomes))('of an outcome %s logs nothing and asks for nothing', async (_, outcome) => {
    const { page, faults } = await open(renderHtml(outcome, view));
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(audit)).toEqual([]);
    expect(faults).toEqual([]);
    await page.close();
  });

  test('shows its sections by name', async () => {
    const { page } = await open(everything);
    for (const name of ['Open findings before and after', 'Changes', 'Already live', 'Problems', 'Bundles']) {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
      expect(await page.getByRole('region', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Open findings before and after');
    const bars = await page.locator('.picture tr').allTextContents();
    expect(bars.map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'criticalbefore 6 blocked 3 monitored',
      'after9 blocked (+3) 0 monitored (−3)',
      'highbefore 40 blocked 2 possibly blocked 10 commented',
      'after 0 blocked (−40) 2 possibly blocked 50 commented (+40)',
      'no severitybefore1 commented',
      'after1 commented',
    ]);
    await page.close();
  });

  test('is whole without JavaScript, and offers nothing that would not work', async () => {
    const { page } = await open(everything, { javaScriptEnabled: false });
    expect(await items(page).count()).toBe(6);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    await page.getByText('Diff: changes').first().click();
    await page.close();
  });

  test('filters by keyboard alone', async () => {
    const { page, faults } = await open(everything);
    await page.keyboard.press('/');
    await page.keyboard.type('Rule JAVA');
    expect(await counted(page)).toBe('1 of 6 changes');
    expect(await items(page).getByRole('heading').allTextContents()).toEqual([
      'Create exception exclude rule java.xxe in project_tag pci of detection/code',
    ]);
    await page.keyboard.type(' nowhere');
    expect(await counted(page)).toBe('No change of 6 changes fits');
    await page.keyboard.press('Escape');
    expect(await counted(page)).toBe('6 changes');
    await page.keyboard.type('a/b');
    expect(await page.getByRole('searchbox', { name: 'Filter' }).inputValue()).toBe('a/b');
    expect(faults).toEqual([]);
    await page.close();
  });

  test('filters by verb, effect and bundle together', async () => {
    const { page } = await open(everything);
    await page.getByLabel('Verb').selectOption('update');
    expect(await counted(page)).toBe('3 of 6 changes');
    await page.getByLabel('Effect').selectOption('looser');
    expect(await counted(page)).toBe('2 of 6 changes');
    await page.locator('#filter-bundle').selectOption({ label: 'detection/code (2)' });
    expect(await counted(page)).toBe('1 of 6 changes');
    expect(await items(page).count()).toBe(1);
    await page.close();
  });

  test('filters by whose doing a change is', async () => {
    const { page } = await open(everything);
    await page.locator('#filter-origin').selectOption({ label: 'both (1)' });
    expect(await counted(page)).toBe('1 of 6 changes');
    await page.locator('#filter-origin').selectOption({ label: 'the platform (reverted) (1)' });
    expect(await items(page).getByRole('heading').allTextContents()).toEqual(['Delete policy block-secrets-in-prod']);
    await page.close();
  });

  test('folds and opens the YAML of what is shown', async () => {
    const { page } = await open(everything);
    const opened = page.locator('#change-list details[open]');
    expect(await opened.count()).toBe(6);
    await page.getByRole('button', { name: 'Fold all diffs' }).click();
    expect(await opened.count()).toBe(0);
    await page.getByLabel('Verb').selectOption('delete');
    await page.getByRole('button', { name: 'Open all diffs' }).click();
    expect(await opened.count()).toBe(1);
    await page.close();
  });

  test('is walked through in the order of the page, with the focus seen', async () => {
    const { page } = await open(everything);
    const stops: string[] = [];
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(`document.activeElement.tagName`));
      expect(await page.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid');
      expect(
        await page.evaluate(`parseFloat(getComputedStyle(document.activeElement).outlineWidth)`),
      ).toBeGreaterThanOrEqual(2);
    }
    const links = Array.from({ length: 5 }, () => 'A');
    expect(stops.join(' ')).toMatch(`${links.join(' ')} INPUT SELECT SELECT SELECT SELECT BUTTON BUTTON SUMMARY`);
    await page.close();
  });

  test('says to a screen reader how many changes are left', async () => {
    const { page } = await open(everything);
    expect(await page.getByRole('status').textContent()).toBe('6 changes');
    expect(await page.locator('#change-list').ariaSnapshot()).toContain(
      '- heading "Delete policy block-secrets-in-prod" [level=3]',
    );
    expect(await page.getByRole('table', { name: 'policy block-criticals' }).getByRole('columnheader').count()).toBe(2);
    await page.close();
  });

  test.each(['light', 'dark'] as const)('can be read in %s, opened as a whole', async (colorScheme) => {
    const { page } = await open(everything, { colorScheme });
    await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
    expect(await page.evaluate(audit)).toEqual([]);
    const [red = 0] =
      String(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).match(/\d+/g) ?? [];
    expect(Number(red) > 128).toBe(colorScheme === 'light');
    await page.close();
  });

  test('fits a narrow screen, with the sides of a diff below each other', async () => {
    const { page } = await open(everything, { viewport: { width: 360, height: 800 } });
    expect(await page.evaluate(`document.documentElement.scrollWidth`)).toBe(360);
    const row = page.getByRole('table', { name: 'policy comment-on-medium' }).locator('tr:has(del)');
    const [before, after] = [await row.locator('del').boundingBox(), await row.locator('ins').boundingBox()];
    expect(after!.y).toBeGreaterThanOrEqual(before!.y + before!.height - 1);
    expect(await page.evaluate(audit)).toEqual([]);
    await page.close();
  });

  test('prints everything, also what is folded', async () => {
    const { page } = await open(everything);
    await page.getByRole('button', { name: 'Fold all diffs' }).click();
    const line = page.getByText('- description: Old words.');
    expect(await line.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('search').isVisible()).toBe(false);
    expect((await line.boundingBox())!.height).toBeGreaterThan(5);
    await page.close();
  });

  test('moves nothing', async () => {
    const { page } = await open(everything);
    const moving = `Array.from(document.querySelectorAll('*')).filter((one) => {
      const { transitionDuration, animationName } = getComputedStyle(one);
      return transitionDuration !== '0s' || animationName !== 'none';
    }).length`;
    expect(await page.evaluate(moving)).toBe(0);
    await page.close();
  });

  test('of 5,000 changes is soon there, and filters at once', async () => {
    const { page, faults } = await open(renderHtml(manyChanges(5000), view));
    const measured = await page.evaluate<Record<string, number>>(`(async () => {
      const input = document.getElementById('filter-text');
      const times = { 'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 };
      for (const text of ['policy-1', 'policy-12', 'team-7', '']) {
        const start = performance.now();
        input.value = text;
        input.dispatchEvent(new Event('input'));
        document.body.getBoundingClientRect();
        times['«' + text + '»'] = performance.now() - start;
      }
      return times;
    })()`);
    const words = Object.entries(measured).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
    process.stdout.write(`5,000 changes: ${words.join(', ')}\n`);
    expect(await counted(page)).toBe('5000 changes');
    // Far above what it takes; Chromium once took 28 seconds, for list items that it numbered anew.
    for (const ms of Object.values(measured)) expect(ms).toBeLessThan(5000);
    expect(faults).toEqual([]);
    await page.close();
  });
});
