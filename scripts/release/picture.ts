// Draws the README's picture of a real preview, docs/preview.svg, from what the built program prints.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { escapeHtml } from '../../src/report/escape.ts';
import { widthOf } from '../../src/report/formats/terminal/layout.ts';
import { root } from '../files.ts';

const columns = 100;
const characterSize = { width: 8.4, height: 20 };
const padding = { side: 20, top: 56, bottom: 14 };

/** The text styles that ifmatch uses, by their SGR code (ECMA-48, 8.3.117). */
const styleByCode = new Map([
  [1, 'bold'],
  [2, 'dim'],
  [31, 'red'],
  [32, 'green'],
  [33, 'yellow'],
  [36, 'cyan'],
]);
/** The text styles that a code ends. */
const stylesEndedByCode = new Map([
  [0, [...styleByCode.values()]],
  [22, ['bold', 'dim']],
  [39, ['red', 'green', 'yellow', 'cyan']],
]);

const styleSheet = `
text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; fill: #e6edf3; white-space: pre }
.title { fill: #9198a1; text-anchor: middle }
.bold { font-weight: 700 }
.dim { fill: #9198a1 }
.red { fill: #ff7b72 }
.green { fill: #7ee787 }
.yellow { fill: #e3b341 }
.cyan { fill: #79c0ff }`;

/** A code that starts or ends a style: `ESC [ number m`. */
const sgrCode = /\p{Cc}\[(\d+)m/u;

/** A text in one combination of styles. */
type StyledText = { readonly text: string; readonly styles: readonly string[] };

/** Draws the output of a terminal, with its colours, as a self-contained SVG that a screen reader can read. */
function drawTerminal(ansi: string, title: string): string {
  const lines = ansi.replace(/\n+$/, '').split('\n').map(splitByStyle);
  const width = Math.ceil(columns * characterSize.width + 2 * padding.side);
  const height = padding.top + lines.length * characterSize.height + padding.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" aria-labelledby="title">`,
    `<title id="title">${escapeHtml(title)}</title>`,
    `<style>${styleSheet}\n</style>`,
    `<rect x="0.5" y="0.5" width="${String(width - 1)}" height="${String(height - 1)}" rx="10" fill="#0d1117" stroke="#30363d"/>`,
    ...['#ff5f57', '#febc2e', '#28c840'].map(
      (fill, index) => `<circle cx="${String(22 + index * 20)}" cy="20" r="6" fill="${fill}"/>`,
    ),
    `<text class="title" x="${String(width / 2)}" y="25">${escapeHtml(title)}</text>`,
    ...lines.flatMap((line, index) => svgLine(line, index)),
    '</svg>',
    '',
  ].join('\n');
}

/**
 * Draws one line. Its position and length are given, so that columns are aligned in any font. The indent is part of the position, since renderers may drop
 * leading spaces.
 */
function svgLine(line: readonly StyledText[], index: number): string[] {
  const lineText = line.map(({ text }) => text).join('');
  const content = lineText.trimStart();
  if (content === '') return [];
  const indent = lineText.length - content.length;
  const spans = dropIndent(line, indent).map(({ text, styles }) => {
    const escaped = escapeHtml(text);
    return styles.length === 0 ? escaped : `<tspan class="${styles.join(' ')}">${escaped}</tspan>`;
  });
  const x = (padding.side + indent * characterSize.width).toFixed(1);
  const y = String(padding.top + index * characterSize.height);
  const length = (widthOf(content) * characterSize.width).toFixed(1);
  return [`<text xml:space="preserve" x="${x}" y="${y}" textLength="${length}">${spans.join('')}</text>`];
}

function dropIndent(line: readonly StyledText[], indent: number): StyledText[] {
  let remaining = indent;
  return line.map(({ text, styles }) => {
    const dropped = Math.min(remaining, text.length);
    remaining -= dropped;
    return { text: text.slice(dropped), styles };
  });
}

/** Splits a line of output into texts with the same styles. ifmatch ends every style on the line where it starts. */
function splitByStyle(line: string): StyledText[] {
  const current = new Set<string>();
  // Parts with an odd index are the codes between the texts.
  return line.split(sgrCode).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, styles: [...current] }];
    const code = Number(part);
    for (const ended of stylesEndedByCode.get(code) ?? []) current.delete(ended);
    const started = styleByCode.get(code);
    if (started !== undefined) current.add(started);
    return [];
  });
}

/** The last three paragraphs of an output: the table of changes, the counts and the next command. */
const endOf = (text: string): string => ['…', ...text.trimEnd().split('\n\n').slice(-3)].join('\n\n');

const args = ['preview', '--sandbox', 'examples/policies', '--impact'];
// The environment is empty, so that the picture is the same on every machine. Without a terminal, the output has 100 columns.
const options = { cwd: root, env: {}, maxBuffer: 64 * 1024 * 1024 };
const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli.js', ...args, '--color', 'always'], options);
writeFileSync(join(root, 'docs/preview.svg'), drawTerminal(endOf(stdout), `ifmatch ${args.join(' ')}`));
