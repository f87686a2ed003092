import { readsAs } from '../../yaml/scalars.ts';

export type Quotes = 'plain' | 'single' | 'double';

/** A text on one line, in the wanted quotes if every reader of YAML takes that for this very text. `flow`: between brackets. */
export function printScalar(text: string, quotes: Quotes, flow: boolean): string {
  if (quotes === 'plain' && isPlainSafe(text, flow)) return text;
  if (quotes === 'single' && !needsEscape.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return printDouble(text);
}

// Whatever is invisible, or ends a line for some reader, is written as an escape: format characters, separators, controls.
const needsEscape = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;
const everyEscape = new RegExp(`["\\\\]|${needsEscape.source}`, 'gu');

function isPlainSafe(text: string, flow: boolean): boolean {
  if (readsAs(text) !== null || needsEscape.test(text)) return false;
  if (oddNumber.test(text) || /^(?:=|<<|(?:\.\.\.|---).*)$/.test(text) || /^[\s\-?:,[\]{}#&*!|>'"%@`=~]/.test(text))
    return false;
  if (/:(?:\s|$)|\s#|\s$/.test(text)) return false;
  return !(flow && /[,[\]{}]|:/.test(text));
}

/** Digits with what goes into numbers, versions, times and dates: some reader somewhere calculates with it. */
const oddNumber = /^[-+._]*[eE][-+]?\d+$|^[-+._]*(?:\d[\d.,_:eExXobaA-fF+\-TZtz ]*)?$/;

const short: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\u{A0}': '\\_',
  '\u{2028}': '\\L',
  '\u{2029}': '\\P',
};

function printDouble(text: string): string {
  return `"${text.replaceAll(everyEscape, (found) => short[found] ?? escape(found))}"`;
}

function escape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const hex = code.toString(16).toUpperCase();
  return code > 0xff ? `\\U${hex.padStart(8, '0')}` : `\\x${hex.padStart(2, '0')}`;
}

/** A text of several lines as a block scalar: header and lines without indent. Null where that would not read back the same. */
export function printLiteral(text: string): { readonly header: string; readonly lines: readonly string[] } | null {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text;
  const lines = body.split('\n');
  if (!text.includes('\n') || lines.at(-1) === '' || /^[ \t]/.test(lines.find((line) => line !== '') ?? ' '))
    return null;
  if (lines[0] === '' || lines.some((line) => needsEscape.test(line) || /\s$|^(?:---|\.\.\.)/.test(line))) return null;
  return { header: text.endsWith('\n') ? '|' : '|-', lines };
}
