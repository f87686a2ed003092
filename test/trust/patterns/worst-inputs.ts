import { type Pattern, readPattern } from './read-pattern.ts';

/** A text that is repeated between a beginning, which leads the pattern to that place, and an end, which breaks the match. */
export type Worst = { readonly before: string; readonly pump: string; readonly after: string };

/** The input of about a length. */
export const inputOf = ({ before, pump, after }: Worst, length: number): string =>
  before + pump.repeat(Math.max(1, Math.ceil(length / pump.length))) + after;

const characters: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  '\u0085', '\u00A0', 'é', 'Σ', '中', '\u2028', '\u200B', '\u202E', '\u2800', '\u3000', '\uD800', '\uFEFF', '\uFFFE', '😀', '\u{E0041}',
]; // prettier-ignore

/** How a few kinds of characters look, so that a class is tried with members that other parts take too. */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, / /, /[\t\n\r]/, /[-_.]/, /[^\w\s]/, /[^\0-\x7f]/];

/** Worst cases for a pattern: each part that may repeat, each of its members, and pairs of neighbours, after each way to get there. */
export function worstInputs(source: string, flags: string): Worst[] {
  const pattern = readPattern(source);
  const sets = new Sets(flags.replaceAll(/[gy]/g, ''));
  const places: { before: string; of: Pattern }[] = [];
  collect(pattern, '', sets, places);
  const own = places.flatMap(({ before, of }) => pumps(of, sets).map((pump) => ({ before, pump })));
  const loose = pumps(pattern, sets).map((pump) => ({ before: '', pump }));
  const pairs = neighbours(setsIn(pattern), sets).map((pump) => ({ before: '', pump }));
  const ends = ['', '\0', '\n', sets.stranger(setsIn(pattern))];
  const all = [...own, ...own.map(({ pump }) => ({ before: '', pump })), ...loose, ...pairs].flatMap(
    ({ before, pump }) => ends.map((after) => ({ before, pump, after })),
  );
  return [...new Map(all.filter(({ pump }) => pump !== '').map((one) => [JSON.stringify(one), one])).values()];
}

/** The members of classes, as the engine itself sees them. */
class Sets {
  readonly #flags: string;
  readonly #known = new Map<string, readonly string[]>();

  constructor(flags: string) {
    this.#flags = flags;
  }

  members(source: string): readonly string[] {
    const known = this.#known.get(source);
    if (known !== undefined) return known;
    const inSet = new RegExp(`^(?:${source})$`, this.#flags);
    const all = characters.filter((one) => inSet.test(one));
    const varied = kinds.flatMap((kind) => all.find((one) => kind.test(one)) ?? []);
    const members = [...new Set([...varied, ...all.slice(0, 1)])];
    this.#known.set(source, members);
    return members;
  }

  first(source: string): string {
    return this.members(source)[0] ?? '';
  }

  /** A character that no class takes, or at least one that is rare. */
  stranger(sources: readonly string[]): string {
    const taken = new Set(sources.flatMap((source) => this.members(source)));
    return ['!', '\u0001', '€', 'Z', '\u{10FFFF}'].find((one) => !taken.has(one)) ?? '!';
  }
}

/** The shortest text that a pattern takes. */
function shortest(pattern: Pattern, sets: Sets): string {
  if (pattern.kind === 'set') return sets.first(pattern.source);
  if (pattern.kind === 'sequence') return pattern.items.map((item) => shortest(item, sets)).join('');
  if (pattern.kind === 'choice') {
    return pattern.options.map((one) => shortest(one, sets)).reduce((a, b) => (b.length < a.length ? b : a));
  }
  return pattern.kind === 'repeat' ? shortest(pattern.of, sets).repeat(Math.min(pattern.min, 64)) : '';
}

/** Where something may repeat without end, and what leads there. */
function collect(pattern: Pattern, before: string, sets: Sets, places: { before: string; of: Pattern }[]): void {
  if (pattern.kind === 'sequence') {
    let soFar = before;
    for (const item of pattern.items) {
      collect(item, soFar, sets, places);
      soFar += shortest(item, sets);
    }
  } else if (pattern.kind === 'choice') {
    for (const option of pattern.options) collect(option, before, sets, places);
  } else if (pattern.kind === 'repeat' || pattern.kind === 'look') {
    if (pattern.kind === 'repeat' && pattern.max > 64) places.push({ before, of: pattern.of });
    collect(pattern.of, before, sets, places);
  }
}

/** Texts that a pattern takes, to be repeated: each option, each kind of member, and for a sequence its whole. */
function pumps(pattern: Pattern, sets: Sets): string[] {
  if (pattern.kind === 'set') return [...sets.members(pattern.source)];
  if (pattern.kind === 'choice') return pattern.options.flatMap((option) => pumps(option, sets));
  if (pattern.kind === 'sequence') {
    return [shortest(pattern, sets), longer(pattern, sets), ...pattern.items.flatMap((item) => pumps(item, sets))];
  }
  return pattern.kind === 'edge' ? [] : pumps(pattern.of, sets);
}

/** A text in which everything that may be absent is there. */
function longer(pattern: Pattern, sets: Sets): string {
  if (pattern.kind === 'sequence') return pattern.items.map((item) => longer(item, sets)).join('');
  if (pattern.kind === 'choice') return longer(pattern.options.at(-1) ?? { kind: 'edge' }, sets);
  if (pattern.kind === 'repeat') return longer(pattern.of, sets);
  return shortest(pattern, sets);
}

function setsIn(pattern: Pattern): string[] {
  if (pattern.kind === 'set') return [pattern.source];
  if (pattern.kind === 'sequence') return pattern.items.flatMap(setsIn);
  if (pattern.kind === 'choice') return pattern.options.flatMap(setsIn);
  return pattern.kind === 'edge' ? [] : setsIn(pattern.of);
}

/** Two classes in turn, where one follows the other. */
const neighbours = (sources: readonly string[], sets: Sets): string[] =>
  sources.slice(1).map((source, index) => sets.first(sources[index] ?? '') + sets.first(source));
