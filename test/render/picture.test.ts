import { describe, expect, test } from 'vitest';
import { firstRows, picture } from '../../scripts/release/picture.ts';
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

  test('can be read aloud and needs nothing from elsewhere', () => {
    const svg = picture('a & <b>\n', 'Title & "more"');
    expect(svg).toMatch(
      /<svg [^>]*role="img" aria-labelledby="title">\n<title id="title">Title &amp; &quot;more&quot;<\/title>/,
    );
    expect(svg).toContain('>a &amp; &lt;b&gt;</text>');
    expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|url\(|@import|<script/);
  });

  test('ends where a paragraph ends', () => {
    expect(firstRows('1\n2\n\n3\n4\n5\n6\n', 5)).toBe('1\n2\n3'.replace('\n3', '\n\n…'));
    expect(firstRows('1\n2\n3\n4\n5\n6\n', 5)).toBe('1\n2\n3\n\n…');
    expect(firstRows('1\n2\n', 5)).toBe('1\n2\n');
  });
});
