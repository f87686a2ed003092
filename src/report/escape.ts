import { maskFormats } from '../domain/credentials.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML or XML, between tags or in quoted attributes; safe in a log of GitHub's runner, too. */
export const escapeHtml = (text: string): string =>
  escapeHidden(text)
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll('##[', '##&#91;');

/**
 * Control, format (bidi, zero width, tags), surrogate, separator, ignorable and non-characters; every space but the plain and the ideographic one;
 * the blank braille pattern. Each changes how text looks without being visible. Compiled on first use, since that takes a twentieth of a short run.
 */
const hiddenCharacters = (): RegExp =>
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;

const printableAscii = /^[ -~]*$/;

const shortEscapes: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Masks credentials, and replaces hidden characters by `\n`, `\t`, `\u{202E}`. Returns one line. */
export const escapeHidden = (text: string): string => showHidden(maskFormats(text));

const showHidden = (text: string): string =>
  printableAscii.test(text) ? text : text.replaceAll(hiddenCharacters(), showCodePoint);

/** A code point such as `\u{202E}`. */
function showCodePoint(character: string): string {
  return shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

/** Characters that JSON does not escape, though a terminal may act on or hide them; and the start of a command in a log of GitHub's runner. */
const actingCharacters = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;

/** JSON that is inert in a terminal or log, and parses to the same value. */
export const toJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(
    actingCharacters,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

// Markdown is printed into logs, too, where GitHub's runner looks for commands.

/** A code span: nothing inside acts as Markdown, HTML, mention or link. Cut at `maxChars` characters. */
export function escapeMarkdownSpan(text: string, maxChars = 500): string {
  const content = escapeAndCut(text, maxChars);
  if (content === '') return '`""`';
  const fence = '`'.repeat(longestRun(content) + 1);
  // CommonMark, 6.1, removes one space on each side, unless all are spaces.
  const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return fence + pad + content + pad + fence;
}

/** Text in a code element of HTML in Markdown, where no Markdown acts: on one line, so that the HTML does not end. */
export const escapeMarkdownTitle = (text: string, maxChars = 200): string => escapeHtml(escapeAndCut(text, maxChars));

/** A fenced block, with a fence longer than any run of backticks inside. */
export function escapeMarkdownFence(lines: readonly string[], info: 'diff' | 'text', maxChars = 500): string {
  const content = lines.map((line) => escapeAndCut(isLineCommand(line) ? breakLineCommand(line) : line, maxChars));
  const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...content, fence].join('\n');
}

/** Escaped text of at most `maxChars` characters; `…` marks a cut. */
function escapeAndCut(foreign: string, maxChars: number): string {
  const text = breakLogCommands(maskFormats(foreign));
  const escaped = showHidden(text.slice(0, maxChars + 1));
  if (escaped.length <= maxChars) return escaped;
  let start = '';
  for (const character of text) {
    const next = showHidden(character);
    if (start.length + next.length >= maxChars) break;
    start += next;
  }
  return `${start}…`;
}

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);

/**
 * One line for a terminal: no control bytes, escape sequences, hidden or reordering characters. GitHub's runner acts on `##[command]` anywhere in
 * a line of a log, so that is broken up, too.
 */
export const escapeTerminal = (text: string): string => breakLogCommands(escapeHidden(text));

/** GitHub's runner acts on lines that begin with `::`, even after white space. */
export const isLineCommand = (row: string): boolean => row.trimStart().startsWith('::');

/** Replaces the first colon by its code point. */
export const breakLineCommand = (text: string): string => text.replace(':', String.raw`\u{3A}`);

const breakLogCommands = (text: string): string =>
  text.includes('##[') ? text.replaceAll('##[', String.raw`##\u{5B}`) : text;

/** A workflow command of GitHub's runner; null properties are omitted. */
export type WorkflowCommand = {
  readonly command: 'error' | 'warning' | 'notice';
  readonly properties: Readonly<Record<string, string | number | null>>;
  /** May have several lines. */
  readonly message: string;
};

/** One line `::error file=…,line=…::message`; its values cannot end it or start another. */
export function workflowCommand({ command, properties, message }: WorkflowCommand): string {
  const present = Object.entries(properties).filter(([, value]) => value !== null);
  const list = present.map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(',');
  return `::${command}${list === '' ? '' : ` ${list}`}::${encodeCommandMessage(escapeLines(message))}`;
}

/** Several lines of foreign text for a workflow command: the runner acts on `##[` even there. */
export const escapeLines = (text: string): string => text.split('\n').map(escapeTerminal).join('\n');

/** Text after the second `::`. The runner decodes `%25` last, so `%` is encoded first. */
const encodeCommandMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\n', '%0A');

/** The text of a property, which a comma or colon would end. */
const escapeCommandProperty = (text: string): string =>
  encodeCommandMessage(escapeTerminal(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Foreign text for a workflow's log; its prefix keeps the runner from finding a command. */
export const escapeLog = (line: string): string => `│ ${breakLogCommands(escapeHidden(line))}`;
