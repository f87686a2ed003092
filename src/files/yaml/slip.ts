/** What a person got wrong where the parser wonders about what comes after it. */
type Slip = { readonly reason: string; readonly offset: number };

/** What the parser says where a line before reads as text that goes on. */
const goesOn = /bad indentation of a mapping|multiline key/;

/** Each in one line; the place is where the match ends. */
const slips: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a space of another kind than YAML knows', /^(?: *|.*[-:] ?)(?=[\u00A0\u2000-\u200D\u202F\u205F\u2060\u3000])/],
  ['a dash of another kind than YAML knows', /^ *(?=[\u2010-\u2015\u2022\u2212]\s)/],
  ['a colon of another kind than YAML knows', /^ *(?:- )?[\w-]+ ?(?=[\uFE55\uFF1A])/],
  ['no space follows the dash', /^ *-(?=[A-Za-z])/],
  ['no space follows the colon', /^ *(?:- )?[A-Za-z_][\w-]*:(?=[\w"'[{])/],
];

/** A merge conflict, or a slip in the line where the parser stops or in the last one before it that is not empty; null where nothing looks like one. */
export function slipBefore(text: string, said: Slip): Slip | null {
  const conflict = /^<{7} /m.exec(text);
  if (conflict !== null) return { reason: 'a merge conflict is not resolved', offset: conflict.index };
  if (!goesOn.test(said.reason)) return null;
  const { offset } = said;
  const own = startOf(text, offset);
  const before = startOf(text, text.slice(0, own).trimEnd().length);
  for (const start of before < own ? [before, own] : [own]) {
    const line = text.slice(start, endOf(text, start));
    for (const [reason, pattern] of slips) {
      const found = pattern.exec(line);
      if (found !== null) return { reason, offset: start + found[0].length };
    }
  }
  return null;
}

const startOf = (text: string, offset: number): number => (offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1);

function endOf(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
