import type { Found } from '../findings/read-finding.ts';

/**
 * Findings that stand for their repositories. Issue groups can be narrowed to the repositories of a tag, but they count by rule and name no
 * repository. So each repository gets findings of one rule, in a number that is its own: 1, 2, 4, … among those that share the rule.
 * Then the count of a rule tells which of them are among the tagged ones.
 */
export type Witnesses = {
  readonly ids: readonly string[];
  /** By rule, the repositories in the order of their numbers. */
  readonly byRule: ReadonlyMap<string, readonly string[]>;
};

// The document shows no limit of a list; a page of findings has as many.
const mostIds = 3000;
type ByRule = ReadonlyMap<string, readonly Found[]>;

/**
 * Repositories with few findings choose first, for they have the least choice. Where no number is left for some, those with many choose
 * first, so that fewer findings are left out.
 */
export function chooseWitnesses(findings: readonly Found[]): Witnesses {
  const named = findings.filter(({ rule, repository }) => rule !== null && repository !== null);
  const bySize = [...Map.groupBy(named, ({ repository }) => repository ?? '')].toSorted(
    ([, a], [, b]) => a.length - b.length,
  );
  const witnesses = assign(bySize);
  return countRepositories(witnesses) === bySize.length ? witnesses : assign(bySize.toReversed());
}

const countRepositories = ({ byRule }: Witnesses): number =>
  [...byRule.values()].reduce((sum, repositories) => sum + repositories.length, 0);

/** A repository for which no number is left is not among them. */
function assign(byRepository: readonly (readonly [string, readonly Found[]])[]): Witnesses {
  const ids: string[] = [];
  const byRule = new Map<string, string[]>();
  for (const [repository, own] of byRepository) {
    const [rule, chosen] =
      choose(
        Map.groupBy(own, (finding) => finding.rule ?? ''),
        byRule,
      ) ?? [];
    if (rule === undefined || chosen === undefined || ids.length + chosen.length > mostIds) continue;
    ids.push(...chosen.map(({ id }) => id));
    byRule.set(rule, [...(byRule.get(rule) ?? []), repository]);
  }
  return { ids, byRule };
}

/** The rule of which the fewest findings will do. */
function choose(rules: ByRule, taken: ReadonlyMap<string, readonly string[]>): [string, readonly Found[]] | null {
  const fits = [...rules].flatMap(([rule, own]): [string, readonly Found[]][] => {
    const needed = 2 ** (taken.get(rule)?.length ?? 0);
    return own.length < needed ? [] : [[rule, own.slice(0, needed)]];
  });
  return fits.reduce<[string, readonly Found[]] | null>(
    (best, fit) => (best === null || fit[1].length < best[1].length ? fit : best),
    null,
  );
}

/** Of the repositories that witnesses stand for, those that were counted and the others. */
export type Sides = { readonly inside: ReadonlySet<string>; readonly outside: ReadonlySet<string> };

/** The repositories whose findings were counted; null when the counts cannot be of these findings. */
export function readWitnesses({ byRule }: Witnesses, counts: ReadonlyMap<string, number>): Sides | null {
  const [inside, outside] = [new Set<string>(), new Set<string>()];
  for (const [rule, count] of counts) {
    if (!Number.isSafeInteger(count) || count < 0 || count >= 2 ** (byRule.get(rule)?.length ?? 0)) return null;
  }
  for (const [rule, repositories] of byRule) {
    const count = counts.get(rule) ?? 0;
    for (const [place, repository] of repositories.entries()) {
      (Math.floor(count / 2 ** place) % 2 === 1 ? inside : outside).add(repository);
    }
  }
  return { inside, outside };
}
