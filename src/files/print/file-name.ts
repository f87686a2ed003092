import { foldName } from '../fold-name.ts';

/** Names that some system keeps for itself, and those that would look like a mistyped config. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d|i[-_]?f[-_]?.{0,6})$/i;

/** A name for the file of a policy that every system can keep, and that is none of the taken ones, whatever the case of letters. */
export function fileName(slug: string, ending: string, taken: Set<string>): string {
  const plain = slug
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[-._]+/, '');
  const safe = Array.from(plain)
    .slice(0, 60)
    .join('')
    .replace(/(?<![-._])[-._]+$/, '');
  const stem = safe === '' || reserved.test(safe.split('.')[0] ?? '') ? `policy${safe === '' ? '' : `-${safe}`}` : safe;
  for (let number = 1; ; number++) {
    const name = `${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const key = foldName(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}
