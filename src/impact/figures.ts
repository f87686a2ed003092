import { type Figures, findingSeverities, type Tally } from '../domain/impact.ts';
import { type Found, severityOf } from './findings/read-finding.ts';

/** Numbers of names, and how often each is there. */
type Counts = readonly (readonly [number, number])[];

/** Findings counted by what they have in common. */
export type Tallies = {
  readonly findings: number;
  readonly severities: Counts;
  readonly repositories: Counts;
  readonly rules: Counts;
};

/** Counts parts of a set of findings. Names are numbered once, for a plan may have thousands of policies that are summed from the same parts. */
export class FigureMaker {
  private readonly repositories: Numbered;
  private readonly rules: Numbered;

  constructor(findings: readonly Found[]) {
    this.repositories = new Numbered(findings.map(({ repository }) => repository));
    this.rules = new Numbered(findings.map(({ rule }) => rule));
  }

  tally(findings: readonly Found[]): Tallies {
    return {
      findings: findings.length,
      severities: severities.count(findings.map(severityOf)),
      repositories: this.repositories.count(findings.map(({ repository }) => repository)),
      rules: this.rules.count(findings.map(({ rule }) => rule)),
    };
  }

  sum(tallies: readonly Tallies[]): Figures {
    const bySeverity = severities.sum(tallies.map((one) => one.severities));
    const repositories = this.repositories.sum(tallies.map((one) => one.repositories));
    const [critical = 0, high = 0, medium = 0, low = 0, unknown = 0] = bySeverity;
    return {
      findings: tallies.reduce((total, { findings }) => total + findings, 0),
      bySeverity: { critical, high, medium, low, unknown },
      repositories: repositories.filter((count) => count > 0).length,
      topRepositories: this.repositories.top(repositories),
      topRules: this.rules.top(this.rules.sum(tallies.map((one) => one.rules))),
    };
  }
}

const shown = 5;

/** Names in their order, so that among equals the first by name comes first. */
class Numbered {
  private readonly names: readonly string[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(given: readonly (string | null)[], order: (names: string[]) => string[] = (names) => names.toSorted()) {
    this.names = order([...new Set(given.filter((name) => name !== null))]);
    this.numbers = new Map(this.names.map((name, number) => [name, number]));
  }

  count(names: readonly (string | null)[]): Counts {
    const counts = new Map<number, number>();
    for (const name of names) {
      const number = name === null ? undefined : this.numbers.get(name);
      if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return [...counts];
  }

  /** How many there are of each name, by its number. */
  sum(counts: readonly Counts[]): Int32Array {
    const total = new Int32Array(this.names.length);
    for (const each of counts) for (const [number, count] of each) total[number] = (total[number] ?? 0) + count;
    return total;
  }

  top(total: Int32Array): Tally[] {
    const best: { number: number; findings: number }[] = [];
    for (const [number, findings] of total.entries()) {
      if (findings <= (best[shown - 1]?.findings ?? 0)) continue;
      const at = best.findIndex((one) => one.findings < findings);
      best.splice(at === -1 ? best.length : at, 0, { number, findings });
      best.length = Math.min(best.length, shown);
    }
    return best.map(({ number, findings }) => ({ name: this.names[number] ?? '', findings }));
  }
}

const severities = new Numbered(findingSeverities, (names) => names);
