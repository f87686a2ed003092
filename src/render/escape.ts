const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML or XML, between tags or in a quoted attribute; printed into a log it is no command of GitHub's runner either. */
export const escapeHtml = (text: string): string =>
  escapeHidden(text)
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    .replaceAll('##[', '##&#91;');

// Control, format (bidi, zero width, tags), surrogate, separator, ignorable and non-characters; every space but the plain and the
// ideographic one; the blank braille pattern. Each would change how text looks without being seen itself.
const hidden =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]|(?![ \u3000])\p{Zs}/gu;

const plain = /^[ -~]*$/;

const short: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/** Text in which nothing is hidden: `\n`, `\t`, `\u{202E}` stand where the character stood. The answer is one line. */
export const escapeHidden = (text: string): string =>
  plain.test(text) ? text : text.replaceAll(hidden, showCodePoint);

/** A character as its code point, for example `\u{202E}`. */
function showCodePoint(character: string): string {
  return short[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}

// What JSON leaves as it is, though a terminal may obey it or hide it; and what would begin a command in the log of GitHub's runner.
const acting = /[\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]|(?<=##)\[/g;

/** A value as JSON in which nothing can act on a terminal or in a log; read again, it is the same. */
export const toJson = (value: unknown, indent = 0): string =>
  JSON.stringify(value, null, indent).replaceAll(
    acting,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

// Markdown is printed into logs too, where GitHub's runner looks for its commands.

/** A code span: nothing in it acts as Markdown, HTML, mention or link. It is cut where it would be longer than `limit`. */
export function escapeMarkdownSpan(text: string, limit = 300): string {
  const content = shorten(text, limit);
  if (content === '') return '`""`';
  const fence = '`'.repeat(freeRun(content, 1));
  // One space on each side is taken away again by CommonMark, 6.1, unless all is spaces.
  const pad = /^[` ]|[` ]$/.test(content) && content.trim() !== '' ? ' ' : '';
  return fence + pad + content + pad + fence;
}

/** A code span for a cell of a table, where `|` ends the cell even inside code. */
export const escapeMarkdownCell = (text: string, limit = 300): string =>
  escapeMarkdownSpan(text.replaceAll('|', String.raw`\u{7C}`), limit);

/** A fenced block; the fence is longer than any run of backticks inside. */
export function escapeMarkdownFence(lines: readonly string[], info: 'diff' | 'text', limit = 500): string {
  const content = lines.map((line) => shorten(isLineCommand(line) ? breakLineCommand(line) : line, limit));
  const longest = content.reduce((most, line) => Math.max(most, longestRun(line)), 2);
  const fence = '`'.repeat(longest + 1);
  return [fence + info, ...content, fence].join('\n');
}

/** Escaped text of at most `limit` characters; what is cut ends with `…`. */
function shorten(given: string, limit: number): string {
  const text = breakLogCommands(given);
  const whole = escapeHidden(text.slice(0, limit + 1));
  if (whole.length <= limit) return whole;
  let kept = '';
  for (const character of text) {
    const next = escapeHidden(character);
    if (kept.length + next.length >= limit) break;
    kept += next;
  }
  return `${kept}…`;
}

/** The shortest run of backticks, at least `least` long, that does not occur in the text. */
function freeRun(text: string, least: number): number {
  const runs = new Set((text.match(/`+/g) ?? []).map((run) => run.length));
  let length = least;
  while (runs.has(length)) length += 1;
  return length;
}

const longestRun = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);

/**
 * One line of text for a terminal: no control byte, no escape sequence, nothing that hides or turns text around.
 * A CI log is a terminal too: GitHub's runner obeys `##[command]` anywhere in a line, so that is broken.
 */
export const escapeTerminal = (text: string): string => breakLogCommands(escapeHidden(text));

/** GitHub's runner obeys a line that begins with `::` after white space, so a row of output must not. */
export const isLineCommand = (row: string): boolean => row.trimStart().startsWith('::');

/** Shows the first colon by its number. */
export const breakLineCommand = (text: string): string => text.replace(':', String.raw`\u{3A}`);

const breakLogCommands = (text: string): string =>
  text.includes('##[') ? text.replaceAll('##[', String.raw`##\u{5B}`) : text;

/** What a workflow command of GitHub's runner is made of; a property that is null is left out. */
export type WorkflowCommand = {
  readonly command: 'error' | 'warning' | 'notice';
  readonly properties: Readonly<Record<string, string | number | null>>;
  /** The only part that may have several lines. */
  readonly message: string;
};

/** One line `::error file=…,line=…::message`; what it holds can neither end it nor begin another. */
export function workflowCommand({ command, properties, message }: WorkflowCommand): string {
  const given = Object.entries(properties).filter(([, value]) => value !== null);
  const list = given.map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(',');
  return `::${command}${list === '' ? '' : ` ${list}`}::${escapeCommandMessage(message)}`;
}

/** Text after the second `::`. The runner decodes `%25` last, so `%` goes first here. */
const escapeCommandMessage = (text: string): string => text.split('\n').map(escapeLine).join('%0A');

/** Text of a property, which a comma or a colon would end. */
const escapeCommandProperty = (text: string): string => escapeLine(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const escapeLine = (line: string): string => breakLogCommands(escapeHidden(line)).replaceAll('%', '%25');

/** A line of foreign text for a workflow's log: the mark in front keeps the runner from reading a command in it. */
export const escapeLog = (line: string): string => `│ ${breakLogCommands(escapeHidden(line))}`;
