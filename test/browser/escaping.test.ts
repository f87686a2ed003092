import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { escapeHidden, escapeHtml } from '../../src/report/escape.ts';
import { markup, renderHtml } from '../../src/report/formats/html.ts';
import { outcomesWith, hostileText, fuzzParameters } from '../report/filled-outcomes.ts';
import { htmlView } from '../report/views.ts';
import { chromiumPath, openChromium } from './chromium.ts';
import type { Browser, Page } from './playwright.ts';

/** What a parser makes of a page: the elements by number, each attribute with its value, the parts that could run. */
const read = `(html) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const elements = Array.from(parsed.querySelectorAll('*'));
  const attributes = new Set();
  for (const element of elements)
    for (const { name, value } of element.attributes) attributes.add(element.tagName + ' ' + name + '=' + value);
  return {
    tags: Array.from(new Set(elements.map(({ tagName }) => tagName))),
    attributes: Array.from(attributes),
    scripts: elements.filter(({ tagName }) => /^(?:SCRIPT|STYLE|TEMPLATE|IFRAME|OBJECT|EMBED|LINK|BASE|FORM)$/.test(tagName)).length,
    comments: document.evaluate('count(//comment())', parsed, null, XPathResult.NUMBER_TYPE).numberValue,
  };
}`;
type Parsed = { tags: string[]; attributes: string[]; scripts: number; comments: number };

const batches = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));

describe.skipIf(chromiumPath === null)('foreign text in a report, parsed by Chromium,', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openChromium();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const parse = (html: string): Promise<Parsed> => page.evaluate(`(${read})(${JSON.stringify(html)})`);

  test('stays text between tags and in attributes, for 50,000 texts', async () => {
    const texts = fc.sample(hostileText, { ...fuzzParameters, numRuns: 50_000 });
    for (const batch of batches(texts, 5000)) {
      const html = batch.map((text) => `${markup`<b>${text}</b>`.text}<i title="${escapeHtml(text)}"></i>`).join('');
      const found = await page.evaluate<{ elements: number; texts: string[]; titles: string[]; odd: number }>(`(() => {
        const { body } = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html');
        const [b, i] = ['B', 'I'].map((name) => Array.from(body.children).filter(({ tagName }) => tagName === name));
        return {
          elements: body.querySelectorAll('*').length,
          texts: b.map(({ textContent }) => textContent),
          titles: i.map(({ title }) => title),
          odd: b.filter(({ attributes }) => attributes.length > 0).length + i.filter(({ attributes }) => attributes.length !== 1).length,
        };
      })()`);
      const shown = batch.map(escapeHidden);
      expect(found).toEqual({ elements: 2 * batch.length, texts: shown, titles: shown, odd: 0 });
    }
  });

  test.each(Object.entries(outcomesWith))('adds no element or attribute to a page: %s', async (_, fill) => {
    const pageWith = (text: string): string => {
      return renderHtml(fill(text), { ...htmlView, platform: text, repeatedOptions: text });
    };
    const plain = await parse(pageWith('plain'));
    const several = await parse(pageWith('two\nlines'));
    const [tags, attributes] = [
      new Set([...plain.tags, ...several.tags]),
      new Set([...plain.attributes, ...several.attributes]),
    ];
    for (const text of fc.sample(hostileText, { ...fuzzParameters, numRuns: 200 })) {
      const parsed = await parse(pageWith(text));
      expect(parsed.tags.filter((tag) => !tags.has(tag))).toEqual([]);
      expect(parsed.attributes.filter((one) => !attributes.has(one))).toEqual([]);
      expect([parsed.scripts, parsed.comments]).toEqual([1, 0]);
    }
  });
});
