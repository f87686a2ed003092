import type { PolicyMode } from './codes.ts';
import type { Words } from './resolve.ts';

/**
 * The codes of some names. A name that is not known has none, so that it narrows to nothing. With a prefix also the names of the platform's
 * own enumerations are read: `VALIDATION_STATE_CONFIRMED_VALID` is `confirmed_valid`.
 */
export const codesOf = (names: readonly string[], words: Words, prefix?: string): number[] | undefined =>
  words?.map((word) => names.indexOf(nameIn(word, prefix))).filter((code) => code !== -1);

/** A name of an enumeration without its prefix. */
export const nameIn = (word: string, prefix?: string): string =>
  prefix !== undefined && word.startsWith(prefix) ? word.slice(prefix.length).toLowerCase() : word;

const boards: Readonly<Record<string, PolicyMode>> = {
  'rule-board-audit': 'monitor',
  'rule-board-pr-comments': 'comment',
  'rule-board-block': 'block',
};

/** The modes that the identifiers of policies stand for. */
export const modesOf = (policies: Words): PolicyMode[] | undefined =>
  policies?.flatMap((policy) => (Object.hasOwn(boards, policy) ? (boards[policy] ?? []) : []));
