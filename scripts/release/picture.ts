// Draws the README's picture of a real preview, docs/preview.svg, from what the built program prints.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escapeHtml } from '../../src/report/escape.ts';
import { widthOf } from '../../src/report/formats/terminal/layout.ts';
import { root } from '../files.ts';

const columns = 100;
const cell = { width: 8.4, height: 20 };
const edge = { side: 20, top: 56, bottom: 20 };

/** Looks that our palette uses, by their SGR code (ECMA-48, 8.3.117). */
const looks = new Map([
  [1, 'bold'],
  [2, 'dim'],
  [31, 'red'],
  [32, 'green'],
  [33, 'yellow'],
  [36, 'cyan'],
]);
/** Which looks a code ends. */
const ends = new Map([
  [0, [...looks.values()]],
  [22, ['bold', 'dim']],
  [39, ['red', 'green', 'yellow', 'cyan']],
]);

const style = `
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; fill: #e6edf3; white-space: pre }
.title { fill: #9198a1; text-anchor: middle }
.bold { font-weight: 700 }
.dim { fill: #9198a1 }
.red { fill: #ff7b72 }
.green { fill: #7ee787 }
.yellow { fill: #e3b341 }
.cyan { fill: #79c0ff }`;

/** A code that switches a look: `ESC [ number m`. */
const sgr = /\p{Cc}\[(\d+)m/u;

type Piece = { readonly text: string; readonly looks: readonly string[] };

/** The output of a terminal, with its colours, as a self-contained SVG that a screen reader can read. */
function picture(ansi: string, title: string): string {
  const lines = ansi.replace(/\n+$/, '').split('\n').map(pieces);
  const width = Math.ceil(columns * cell.width + 2 * edge.side);
  const height = edge.top + lines.length * cell.height + edge.bottom - 6;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-labelledby="title">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<style>${style}\n</style>`,
    `<rect x="0.5" y="0.5" width="${String(width - 1)}" height="${String(height - 1)}" rx="10" fill="#0d1117" stroke="#30363d"/>`,
    ...['#ff5f57', '#febc2e', '#28c840'].map(
      (fill, index) => `<circle cx="${String(22 + index * 20)}" cy="20" r="6" fill="${fill}"/>`,
    ),
    `<text class="title" x="${String(width / 2)}" y="25">${escapeHtml(title)}</text>`,
    ...lines.flatMap((line, index) => row(line, index)),
    '</svg>',
    '',
  ].join('\n');
}

/**
 * One row. Place and length are given, so that the columns stand below each other in whatever font the reader has; the indent is part of
 * the place, for a renderer may drop spaces in front.
 */
function row(line: readonly Piece[], index: number): string[] {
  const whole = line.map(({ text }) => text).join('');
  const text = whole.trimStart();
  if (text === '') return [];
  const indent = whole.length - whole.trimStart().length;
  const spans = withoutIndent(line, indent).map(({ text: part, looks: names }) => {
    const content = escapeHtml(part);
    return names.length === 0 ? content : `<tspan class="${names.join(' ')}">${content}</tspan>`;
  });
  const x = (edge.side + indent * cell.width).toFixed(1);
  const y = String(edge.top + index * cell.height);
  const length = (widthOf(text) * cell.width).toFixed(1);
  return [`<text xml:space="preserve" x="${x}" y="${y}" textLength="${length}">${spans.join('')}</text>`];
}

function withoutIndent(line: readonly Piece[], indent: number): Piece[] {
  let left = indent;
  return line.map(({ text, looks: names }) => {
    const kept = text.slice(left);
    left = Math.max(0, left - text.length);
    return { text: kept, looks: names };
  });
}

/** A line of output as texts in one look each; our palette closes every look in the line where it opens it. */
function pieces(line: string): Piece[] {
  const on = new Set<string>();
  // Odd parts are the codes between the texts.
  return line.split(sgr).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, looks: [...on] }];
    const code = Number(part);
    for (const name of ends.get(code) ?? []) on.delete(name);
    const look = looks.get(code);
    if (look !== undefined) on.add(look);
    return [];
  });
}

/** What a person sees at the end of an output: the table of changes, the counts and the next command, a paragraph each. */
const endOf = (text: string): string => ['…', ...text.trimEnd().split('\n\n').slice(-3)].join('\n\n');

const args = ['preview', '--sandbox', 'examples/policies', '--impact'];
// Not a terminal, so the program lays its output out for 100 columns; nothing of this machine's environment plays a part.
const options = { cwd: root, env: {}, maxBuffer: 64 * 1024 * 1024 };
const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli.js', ...args, '--color', 'always'], options);
writeFileSync(join(root, 'docs/preview.svg'), picture(endOf(stdout), `ifmatch ${args.join(' ')}`));
