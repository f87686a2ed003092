import type { Random } from './random.ts';
import type { SeedRule } from './rules.ts';
import { byRank, type Weighted } from './weighted.ts';

/** Chooses rules as the scans of one deployment do: few of them are loud. */
export class RulePicker {
  private readonly pickers: ReadonlyMap<string, Weighted<SeedRule>>;

  constructor(rules: readonly SeedRule[], deployment: string) {
    const shared = Map.groupBy(
      rules.filter(({ owner }) => owner === null),
      keyOf,
    );
    const own = Map.groupBy(
      rules.filter(({ owner }) => owner === deployment),
      keyOf,
    );
    // Their own rules are rather loud.
    const all = [...shared].map(
      ([key, some]) => [key, byRank(some.toSpliced(3, 0, ...(own.get(key) ?? [])), 1.1)] as const,
    );
    this.pickers = new Map(all);
  }

  /** A rule of any issue type but sca, whose rules follow from a package. */
  pick(issueType: SeedRule['issueType'], language: string, random: Random): SeedRule {
    const key = issueType === 'sast' ? `sast ${languageInside(language, random)}` : `${issueType} generic`;
    const picker = this.pickers.get(key);
    if (picker === undefined) throw new Error(`there are no rules for "${key}"`);
    return picker.pick(random);
  }
}

const keyOf = ({ issueType, language }: SeedRule): string => `${issueType} ${language}`;

/** Each repository has some pipelines and containers, and one in TypeScript has some JavaScript. */
function languageInside(language: string, random: Random): string {
  if (random.chance(0.15)) return 'generic';
  return language === 'typescript' && random.chance(0.4) ? 'javascript' : language;
}
