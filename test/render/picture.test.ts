import { describe, expect, test } from 'vitest';
import { picture } from '../../scripts/release/picture.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { outcomes } from './build.ts';

const ansi = renderTerminal(outcomes['changes']!, {
  command: 'preview',
  platform: 'sandbox',
  width: 100,
  color: true,
  verbose: false,
});
const textOf = (svg: string) =>
  svg
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the picture of an output', () => {
  test('holds every row as text, in its colours', () => {
    const svg = picture(ansi, 'ifmatch preview');
    const rows = ansi
      .replaceAll(/\p{Cc}\[\d+m/gu, '')
      .split('\n')
      .filter((row) => row !== '');
    for (const row of rows) expect(textOf(svg)).toContain(`\n${row.trimStart()}\n`);
    expect(svg).toMatch(/x="70\.4" y="\d+" textLength="\d+\.\d"><tspan class="dim">actions:<\/tspan>/);
    expect(svg).toContain('<tspan class="bold">block-criticals</tspan>');
    expect(svg).toContain('<tspan class="red">-         - high</tspan>');
  });
});
