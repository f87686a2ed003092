import {
  codeOf,
  exposures,
  fixPullRequestStates,
  type IssueType,
  states,
  triageReasons,
  validationStates,
  verdicts,
} from '../findings/filters.ts';
import { triageNotes } from './data/texts.ts';
import type { Candidate, SeedRepository } from './repositories.ts';
import { type Life, liveFrom, liveLike } from './life.ts';
import { anchor, beginning, byRank, pickPlace, type Random, Weighted } from './random.ts';
import type { PolicyIndex, RulePicker, SeedRule, Sourced } from './rules.ts';

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

/** What a finding is beside its rule, its repository and its life. Codes are numbers of `findings/codes.ts`. */
type Traits = {
  readonly path: string;
  readonly component: string | null;
  readonly line: number;
  readonly verdict: number | null;
  readonly fixPullRequest: number | null;
  readonly exposure: number | null;
  readonly validationState: number | null;
  readonly historical: boolean;
  readonly note: string | null;
};

const exposure = new Weighted(
  (['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'] as const).map((name) =>
    codeOf(exposures, name),
  ),
  [18, 8, 11, 38, 25],
);

const validation = new Weighted(
  (['confirmed_valid', 'confirmed_invalid', 'validation_error', 'no_validator'] as const).map((name) =>
    codeOf(validationStates, name),
  ),
  [18, 32, 8, 42],
);

const [truePositive, falsePositive] = [codeOf(verdicts, 'true_positive'), codeOf(verdicts, 'false_positive')];

const falseReason = codeOf(triageReasons, 'false_positive');

const fixed = codeOf(states, 'fixed');

const inCode = codeOf(exposures, 'conditionally_reachable');

function traitsOf(rule: SeedRule, language: string, candidate: Candidate | null, life: Life, random: Random): Traits {
  const { issueType } = rule;
  const exposed = issueType === 'sca' ? exposure.pick(random) : null;
  const { path, component } = placeOf(rule, language, candidate, exposed, random);
  return {
    path,
    component,
    line: 1 + Math.floor(random.next() ** 2 * 600),
    verdict: issueType === 'sast' || issueType === 'ai_sast' ? verdictOf(life, random) : null,
    fixPullRequest: issueType === 'sast' || issueType === 'sca' ? fixOf(life, random) : null,
    exposure: exposed,
    validationState: issueType === 'secrets' ? validation.pick(random) : null,
    historical: issueType === 'secrets' && random.chance(0.15),
    note: life.triagedAt !== null && random.chance(0.6) ? random.pick(triageNotes) : null,
  };
}

/** A vulnerable package is found in the code where its function is called, else in the lock file. */
function placeOf(
  rule: SeedRule,
  language: string,
  candidate: Candidate | null,
  exposed: number | null,
  random: Random,
) {
  if (candidate !== null && (exposed ?? inCode) > inCode)
    return { path: candidate.dependency.lockfile, component: null };
  if (rule.issueType === 'secrets') return pickPlace('secrets', random);
  return pickPlace(rule.issueType === 'sast' ? rule.language : language, random);
}

function verdictOf({ triageReason }: Life, random: Random): number | null {
  if (!random.chance(0.45)) return null;
  return random.chance(triageReason === falseReason ? 0.2 : 0.8) ? truePositive : falsePositive;
}

function fixOf({ state }: Life, random: Random): number | null {
  if (!random.chance(0.04)) return null;
  return codeOf(fixPullRequestStates, state === fixed ? 'merged' : 'open');
}
