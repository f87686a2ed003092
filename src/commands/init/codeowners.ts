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
  return ownerWords(first.replace(/^(?:\\.|[^\s\\])+/, ''));
}

/** Owners as a person types them: with spaces or commas between. */
export const ownerWords = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** `@user`, `@organization/team`, or an address. */
export const isOwner = (word: string): boolean =>
  /^@[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/.test(word) || /^[^\s@#,]+@[^\s@#,]+\.[^\s@#,]+$/.test(word);

/** The file with our block at its end, or where it was; everything else stays byte for byte. */
export function withOwners(
  text: string | null,
  paths: readonly string[],
  owners: readonly string[],
): { readonly text: string } | { readonly why: string; readonly add: string } {
  const lines = [begin, ...paths.map((path) => `/${escapePath(path)} ${owners.join(' ')}`), end];
  if (text === null) return { text: `${lines.join('\n')}\n` };
  const block = findBlock(text);
  if (block === 'broken') return { why: 'the lines of an earlier run have no end', add: lines.join('\n') };
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const ours = lines.join(eol);
  if (block !== null) return { text: text.slice(0, block.start) + ours + text.slice(block.stop) };
  // The last match wins, so nothing before it takes the files away from these owners.
  return { text: `${text}${text === '' || text.endsWith('\n') ? '' : eol}${/\S/.test(text) ? eol : ''}${ours}${eol}` };
}

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
const escapePath = (path: string): string => path.replaceAll(/[\s#\\]/g, String.raw`\$&`);
