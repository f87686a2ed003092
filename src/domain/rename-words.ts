import type { Likeness } from './likeness.ts';
import type { Rename } from './renames.ts';

/** A sentence in pieces: at even places words of ours, at odd ones what stands in code, as it came. */
type Pieces = readonly string[];

const likenesses = {
  content: 'with the same content',
  name: 'with the same name',
  nearly: 'with nearly the same content',
} as const satisfies Record<Likeness, string>;

const kept = {
  content: [' and change only ', 'name', '.'],
  name: [' and change the rest.'],
  nearly: [' and change the rest.'],
} as const satisfies Record<Likeness, Pieces>;

/** What is lost, and what to do in place of it. */
export function renamePieces({ deleted, created, likeness, pinned, at }: Rename): Pieces {
  const lost = ` created ${likenesses[likeness]}: a new identity loses its history. To rename, `;
  const slug = `slug: ${asYaml(deleted)}`;
  const [first = '', ...rest] = pinned
    ? ['keep ', slug, ...kept[likeness]]
    : ['write ', slug, ' at ', `${at.file}:${String(at.line)}`, '.'];
  return ['', deleted, ' is deleted and ', created, lost + first, ...rest];
}

/** The same as one text, with code in backticks. */
export const renameText = (rename: Rename): string =>
  renamePieces(rename)
    .map((piece, index) => (index % 2 === 0 ? piece : `\`${piece}\``))
    .join('');

/** Quoted where YAML might read something else than the text. */
const asYaml = (slug: string): string =>
  /^[a-z][\da-z]*(?:-[\da-z]+)*$/.test(slug) && !readOtherwise.has(slug) ? slug : JSON.stringify(slug);

const readOtherwise: ReadonlySet<string> = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n']);
