import type { Source } from '../../domain/source.ts';
import type { Host } from '../../domain/setup.ts';

/** In the order in which GitHub looks; the first one that is there counts. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'] as const;

const begin = '# ifmatch: begin';
const end = '# ifmatch: end';

export function codeownersPath(source: Source, host: Host): string {
  const there = places.find((path) => source.kind(path) !== 'missing');
  return there ?? (host.kind === 'github' || host.kind === 'none' ? places[0] : places[1]);
}

/** Owners in the block that an earlier run wrote. */
export function ownersIn(text: string): string[] {
  const block = findBlock(text.replaceAll('\r\n', '\n'));
  const [, first = ''] = block === null || block === 'broken' ? [] : block.lines;
  return ownerWords(first.slice(patternIn(first).length));
}

/** Owners as a person types them: with spaces or commas between. */
export const ownerWords = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** `@user`, `@organization/team`, or an address. */
export const isOwner = (word: string): boolean =>
  /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,]+\.[^\s@#,]+$/.test(word);

/**
 * The file with our block at its end, in front of any sections, or where it was; everything else stays byte for byte. Lines of the block
 * for other paths stay too: another folder of the repository may have a config of its own. `paths`: folders end with a slash, '' is all of
 * the repository.
 */
export function withOwners(
  text: string | null,
  paths: readonly string[],
  owners: readonly string[],
): { readonly text: string } | { readonly why: string; readonly add: string } {
  const own = new Map(paths.map((path) => [patternOf(path), owners.join(' ')]));
  const block = findBlock(text ?? '');
  const there = block === null || block === 'broken' ? [] : block.lines.slice(1, -1);
  const lines = [begin, ...withLines(there, own), end];
  if (text === null) return { text: `${lines.join('\n')}\n` };
  if (block === 'broken') return { why: 'the lines of an earlier run have no end', add: lines.join('\n') };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const ours = lines.join(eol);
  if (block !== null) return { text: text.slice(0, block.start) + ours + text.slice(block.stop) };
  const place = sectionsIn(text);
  if (place < text.length) return { text: `${text.slice(0, place)}${ours}${eol}${eol}${text.slice(place)}` };
  // The last match wins, so nothing before it takes the files away from these owners.
  return { text: `${text}${text === '' || text.endsWith('\n') ? '' : eol}${/\S/.test(text) ? eol : ''}${ours}${eol}` };
}

/** Where the sections of GitLab begin, with the comment above the first; the end without any. What stands in one may be optional. */
function sectionsIn(text: string): number {
  const found = text.search(/^\^?\[/m);
  if (found < 0) return text.length;
  const above = text.slice(0, found).split('\n').slice(0, -1);
  const others = above.findLastIndex((line) => !line.startsWith('#'));
  return above.slice(0, others + 1).join('\n').length + (others < 0 ? 0 : 1);
}

/** Lines with these owners of these patterns. What is new goes in front of what lies in it, for the last match wins. */
function withLines(there: readonly string[], own: ReadonlyMap<string, string>): string[] {
  const lines = there.map((line) => {
    const owners = own.get(patternIn(line));
    return owners === undefined ? line : `${patternIn(line)} ${owners}`;
  });
  for (const [pattern, owners] of own) {
    if (lines.some((line) => patternIn(line) === pattern)) continue;
    const inside = lines.findIndex((line) => pattern === everything || patternIn(line).startsWith(pattern));
    lines.splice(inside < 0 ? lines.length : inside, 0, `${pattern} ${owners}`);
  }
  return lines;
}

const everything = '*';

const patternIn = (line: string): string => /^(?:\\.|[^\s\\])+/.exec(line)?.[0] ?? '';

type Block = { readonly start: number; readonly stop: number; readonly lines: readonly string[] };

function findBlock(text: string): Block | 'broken' | null {
  const begins = [...text.matchAll(/^# ifmatch: begin[ \t]*$/gm)];
  const [first] = begins;
  if (first === undefined) return null;
  const last = /^# ifmatch: end[ \t]*$/m.exec(text.slice(first.index));
  if (begins.length > 1 || last === null) return 'broken';
  const stop = first.index + last.index + end.length;
  return { start: first.index, stop, lines: text.slice(first.index, stop).split(/\r?\n/) };
}

/** A space would end the pattern, and `#` begin a comment. */
const patternOf = (path: string): string =>
  path === '' ? everything : `/${path.replaceAll(/[\s#\\]/g, String.raw`\$&`)}`;
