import { numberPart, type Ordering, type Part, type Parts, rankPart } from './parts.ts';

const ranks = { dev: 0, alpha: 1, beta: 2, rc: 3, end: 4, number: 5, patch: 6 };
const stabilities: Readonly<Record<string, number>> = {
  alpha: ranks.alpha,
  a: ranks.alpha,
  beta: ranks.beta,
  b: ranks.beta,
  rc: ranks.rc,
  patch: ranks.patch,
  pl: ranks.patch,
  p: ranks.patch,
};
const size = 4;
const anyNumber = '9999999';

const version = /^v?(?<numbers>[0-9]+(?:\.[0-9]+)*)(?<modifier>[^0-9.].*|\.[^0-9].*)?$/;
// One separator before each number but the first: with a choice there, a long number would take exponential time.
const modified =
  /^[._-]?(?:(?<stability>stable|beta|b|rc|alpha|a|patch|pl|p)(?<numbers>(?:[.-]?[0-9]+(?:[.-][0-9]+)*)?))?(?<dev>[.-]?dev)?$/;
const branch = /^v?(?<numbers>[0-9]+(?:\.[0-9]+)*)(?:\.[x*])+[.-]?dev$/;

/**
 * Composer's versions, normalized to four numbers and a stability and then compared as PHP's version_compare does. A branch of
 * numbers (`1.x-dev`) comes after all of its versions; one of a name (`dev-main`) is no version, nor is a date with hyphens.
 */
export const composer: Ordering = { end: rankPart(ranks.end), read: readComposer };

function readComposer(text: string): Parts | null {
  const [plain = ''] = text.toLowerCase().split('+', 1);
  const ofBranch = branch.exec(plain)?.groups;
  if (ofBranch !== undefined) return [...numbers(ofBranch['numbers'], anyNumber), rankPart(ranks.dev)];
  const groups = version.exec(plain)?.groups;
  if (groups === undefined) return null;
  const modifier = modifierParts(groups['modifier'] ?? '');
  return modifier && [...numbers(groups['numbers'], ''), ...modifier];
}

function numbers(text: string | undefined, missing: string): Parts {
  const given = text?.split('.') ?? [];
  return Array.from({ length: Math.max(size, given.length) }, (_, index) => number(given[index] ?? missing));
}

function modifierParts(text: string): Parts | null {
  const groups = modified.exec(text)?.groups;
  if (groups === undefined) return null;
  const rank = stabilities[groups['stability'] ?? ''];
  const stability =
    rank === undefined ? [] : [rankPart(rank), ...(groups['numbers']?.match(/[0-9]+/g) ?? []).map(number)];
  return groups['dev'] === undefined ? stability : [...stability, rankPart(ranks.dev)];
}

const number = (digits: string): Part => numberPart(ranks.number, digits);
