/** What a person got wrong where the parser wonders about what comes after it. */
type Slip = { readonly reason: string; readonly offset: number };

/** Where the parser stops in a text; null where it reads all of it. */
type Stop = (text: string) => number | null;

const spaces = /[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/g;

/** Each in one line, where its group ends, with what makes it YAML; null: ordinary spaces do. */
const slips: readonly (readonly [reason: string, pattern: RegExp, meant: string | null])[] = [
  ['a space of another kind than YAML knows', /^( *|.*[-:] ?)[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000]/, null],
  ['a dash of another kind than YAML knows', /^( *)[\u2010-\u2015\u2022\u2212](?=\s|$)/, '$1-'],
  ['a colon of another kind than YAML knows', /^( *(?:- )?[\w-]+ ?)[\uFE55\uFF1A]/, '$1: '],
  ['no space follows the dash', /^( *-)(?=[A-Za-z])/, '$1 '],
  ['no space follows the colon', /^( *(?:- )?[A-Za-z_][\w-]*:)(?=[\w"'[{])/, '$1 '],
];

/** A line with a quote at the beginning of its value that does not close in it. */
const opensQuote = /^( *(?:- +)*(?:[\w-]+: +)?(?:\[ *)?)(["'])(?:(?!\2).)*$/;

/** Lines that are tried: each takes a run of the parser. */
const mostQuotes = 20;

/** A merge conflict, or a slip in the line where the parser stops or in the last one before it that is not empty; null where nothing looks like one. */
export function slipBefore(text: string, offset: number, stop: Stop): Slip | null {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return { reason: 'a merge conflict is not resolved', offset: conflict.index };
  const lines = text.split('\n');
  const own = lineOf(text, offset);
  const before = lines.findLastIndex((line, at) => at < own && line.trim() !== '');
  for (const at of [before, own]) {
    for (const [slip, pattern, meant] of slips) {
      const found = pattern.exec(lines[at] ?? '')?.[1];
      if (found === undefined) continue;
      // Everywhere: whoever slips once does it again.
      const mended =
        meant === null ? text.replaceAll(spaces, ' ') : lines.map((line) => line.replace(pattern, meant)).join('\n');
      const stopped = stop(mended);
      // What stops the parser all the same only looks like a slip: "- team:web" may be a value.
      if (stopped === null || lineOf(mended, stopped) > own)
        return { reason: slip, offset: lines.slice(0, at).join('\n').length + Math.min(at, 1) + found.length };
    }
  }
  return quoteBefore(lines, own, stop);
}

/** The last quote that was left open: closed where its line ends, the parser goes on. It would stop in a later line, or find its end there. */
function quoteBefore(lines: readonly string[], own: number, stop: Stop): Slip | null {
  const open = lines.flatMap((line, at) => (at <= own && opensQuote.test(line) ? [at] : [])).slice(-mostQuotes);
  for (const at of open.toReversed()) {
    const [, before = '', quote = ''] = opensQuote.exec(lines[at] ?? '') ?? [];
    const mended = lines.map((line, index) => (index === at ? line.trimEnd() + quote : line)).join('\n');
    const stopped = stop(mended);
    if (stopped === null || lineOf(mended, stopped) > own)
      return {
        reason: 'a quote is not closed',
        offset: lines.slice(0, at).join('\n').length + Math.min(at, 1) + before.length,
      };
  }
  return null;
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;
