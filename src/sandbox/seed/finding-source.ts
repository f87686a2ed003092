import type { IssueType } from '../findings/codes.ts';
import { anchor, beginning } from './clock.ts';
import type { Candidate } from './dependencies.ts';
import { liveFrom, liveLike, type Life } from './life.ts';
import type { PolicyIndex, Sourced } from './policy-index.ts';
import type { Random } from './random.ts';
import type { SeedRepository } from './repositories.ts';
import type { RulePicker } from './rule-picker.ts';
import type { SeedRule } from './rules.ts';
import { type Traits, traitsOf } from './traits.ts';
import { byRank, Weighted } from './weighted.ts';

/** A repository that stands in the database. */
export type PlantedRepository = SeedRepository & {
  readonly id: number;
  /** The same for all that have the same tags. */
  readonly tagSet: number;
  /** What the supply chain may be warned of here; null for nothing. */
  readonly candidates: Weighted<Candidate> | null;
};

export type SeedFinding = {
  readonly traits: Traits;
  readonly repository: PlantedRepository;
  readonly rule: SeedRule;
  readonly candidate: Candidate | null;
  readonly scan: Scan;
  /** Of the first one of those that are the same on several branches: its place among all findings, from 0. */
  readonly original: number;
  readonly life: Life;
  readonly sourced: Sourced;
};

/** One run over one branch. `ref` is 0 for the primary branch, else the number of a pull request. */
type Scan = {
  readonly number: number;
  readonly at: number;
  readonly repository: PlantedRepository;
  readonly ref: number;
};
type Remembered = { readonly finding: SeedFinding; hasPrimary: boolean; lastPullRequest: number };

const types = new Weighted<IssueType>(['sast', 'sca', 'secrets', 'ai_sast', 'research'], [60, 25, 8, 5, 2]);
/** Of all scans, so that about 8 of 100 findings are on a second branch. */
const echoes = 0.18;
// Echoes are mostly on pull requests: with them it is 80 of 100 findings.
const onPrimary = 0.87;
const moreInScan = 0.6;
const memory = 400;
/** On a pull request people are quick. */
const paceOfPullRequests = 0.12;

/** The findings of one deployment, in the order in which scans found them. */
export class FindingSource {
  private readonly repositories: Weighted<PlantedRepository>;
  private readonly remembered: Remembered[] = [];
  private readonly pullRequests: number;
  private index = 0;
  private scans = 0;
  private scan: Scan | null = null;

  private readonly rules: RulePicker;
  private readonly policies: PolicyIndex;
  private readonly total: number;
  private readonly random: Random;

  constructor(
    repositories: readonly PlantedRepository[],
    rules: RulePicker,
    policies: PolicyIndex,
    total: number,
    random: Random,
  ) {
    this.repositories = byRank(repositories, 1);
    this.pullRequests = Math.max(60, Math.round(4 * Math.sqrt(total)));
    this.rules = rules;
    this.policies = policies;
    this.total = total;
    this.random = random;
  }

  /** To be called `total` times. */
  next(): SeedFinding {
    const { random } = this;
    const isOver = this.scan === null || !random.chance(moreInScan);
    const finding = isOver && random.chance(echoes) ? this.echo() : null;
    const found = finding ?? this.find(isOver || this.scan === null ? this.start() : this.scan);
    this.index += 1;
    return found;
  }

  private start(): Scan {
    const ref = this.random.chance(onPrimary) ? 0 : this.pullRequest();
    return (this.scan = this.scanOf(this.repositories.pick(this.random), ref));
  }

  private scanOf(repository: PlantedRepository, ref: number): Scan {
    return { number: (this.scans += 1), at: this.now(), repository, ref };
  }

  /** There are more findings each month. */
  private now(): number {
    const share = (this.index + this.random.next()) / this.total;
    return beginning + Math.floor((anchor - beginning) * share ** 0.85);
  }

  /** The numbers rise with time. */
  private pullRequest(): number {
    return 1 + Math.floor((this.index / this.total) * this.pullRequests) + this.random.below(3);
  }

  private find(scan: Scan): SeedFinding {
    const { random } = this;
    const { repository, ref, at } = scan;
    const wanted = types.pick(random);
    const candidate = wanted === 'sca' ? (repository.candidates?.pick(random) ?? null) : null;
    // A repository that nothing is known to be wrong with has no finding of the supply chain.
    const issueType = wanted === 'sca' ? 'sast' : wanted;
    const rule = candidate?.warning.rule ?? this.rules.pick(issueType, repository.language, random);
    const life = liveFrom(at, ref === 0 ? 1 : paceOfPullRequests, random);
    const traits = traitsOf(rule, repository.language, candidate, life, random);
    const sourced = this.policies.of(rule, repository, ref === 0, candidate?.warning.breaking ?? false);
    const finding = { traits, repository, rule, candidate, scan, original: this.index, life, sourced };
    this.remember({ finding, hasPrimary: ref === 0, lastPullRequest: ref });
    return finding;
  }

  private remember(entry: Remembered): void {
    const at = this.remembered.length < memory ? this.remembered.length : this.random.below(memory);
    this.remembered[at] = entry;
  }

  /** A finding from before, on another branch of its repository; null when there is none yet. */
  private echo(): SeedFinding | null {
    const { random } = this;
    const entry = this.remembered[random.below(this.remembered.length)];
    if (entry === undefined) return null;
    this.scan = null;
    const { finding } = entry;
    const scan = this.scanOf(finding.repository, this.otherRef(entry));
    const { traits, rule, repository, candidate, original } = finding;
    const isBreaking = candidate?.warning.breaking ?? false;
    const sourced = this.policies.of(rule, repository, scan.ref === 0, isBreaking);
    const life = liveLike(finding.life, scan.at);
    return { traits, repository, rule, candidate, scan, original, life, sourced };
  }

  private otherRef(entry: Remembered): number {
    if (!entry.hasPrimary) {
      entry.hasPrimary = true;
      return 0;
    }
    return (entry.lastPullRequest = Math.max(entry.lastPullRequest + 1, this.pullRequest()));
  }
}
