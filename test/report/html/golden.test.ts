import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../../src/report/formats/html.ts';
import { outcomesByName } from '../build-outcomes.ts';
import { viewOf } from '../views.ts';
import { everything } from '../explained-outcomes.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';

/** The page without the text of its style and its hash. */
const shortened = (page: string): string =>
  page.replace(/(?<=<style>)[^]*?(?=<\/style>)/, '…').replaceAll(/'sha256-[^']*'/g, "'sha256-…'");

const pageOf = (outcome: Outcome) => renderHtml(outcome, { ...viewOf(outcome), version: '0.1.0' });
const page = (name: string) => pageOf(outcomesByName[name]!);

describe('a report equals its golden file', () => {
  test('with every kind of block', async () => {
    await expect(shortened(pageOf(everything))).toMatchFileSnapshot('golden/changes.html.txt');
  });

  test('when the plan is stale', async () => {
    await expect(shortened(page('stale'))).toMatchFileSnapshot('golden/stale.html.txt');
  });
});

describe('a report', () => {
  test.each(Object.keys(outcomesByName))('of the outcome %s has one headline and its blocks', (name) => {
    const text = page(name);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    const titles = [...text.matchAll(/<h2 id="part-\d+">(.*?)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(sections[name]);
  });

  test('loads nothing from elsewhere', () => {
    const text = pageOf(everything);
    expect(text).toMatch(
      /content="default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'"/,
    );
    expect(text).not.toMatch(/\s(?:on\w+|style|src|srcset|action)=|href="(?!#)|@import|url\(/);
  });
});

const sections: Readonly<Record<string, readonly string[]>> = {
  valid: ['Problems'],
  invalid: ['Problems'],
  'no-changes': [],
  changes: ['Changes', 'Problems', 'Bundles'],
  'needs-approval': ['Changes', 'Bundles'],
  stale: ['Results', 'Since the review: acme remediation'],
  applied: ['Results', 'Changes'],
  partial: ['Results', 'Changes'],
  failed: [],
};
