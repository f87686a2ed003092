import type { Condition, RemediationPolicy } from '../../generated/types.ts';
import type { Store } from '../store/database.ts';
import {
  codeOf,
  exposures,
  type IssueType,
  issueTypes,
  policyModes,
  severities,
  states,
  triageReasons,
  triageStates,
  validationStates,
} from '../vocabulary.ts';
import type { Catalog, SeedRule } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { anchor, beginning, day, linesOf, minute, Random, weighted, wordsOf } from './random.ts';
import { type Candidate, type SeedRepository, sharedRows } from './repositories.ts';
import { areaTable, courseTable, layoutTable, nouns, triageNotes } from './tables.ts';

/** Writes the findings of one deployment after another, in order of creation. `onFinding` gets the count after each. */
export function findingPlanter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
  onFinding: (count: number) => void,
): (deployment: DeploymentSeed, repositories: readonly SeedRepository[]) => void {
  const sourcing = sourcingPlanter(store);
  const addSet = store.insert('finding_sets', 'id, deployment_id, issue_type');
  const write = findingWriter(store, fileOf, onFinding);
  let sets = 0;
  return ({ id, slug, findings: total, bundles }, repositories) => {
    const random = new Random(`findings of ${slug}`);
    const pickRule = rulePicker(catalog, slug);
    const sourceFor = sourcing(id, bundles?.remediation);
    const firstSet = sets + 1;
    for (const code of issueTypes.keys()) addSet((sets += 1), id, code);
    for (let done = 0; done < total;) {
      // The number of findings grows over time.
      const share = (done + random.next()) / total;
      const createdAt = beginning + Math.floor((anchor - beginning) * share ** 0.85);
      const repository = random.pick(repositories, 3);
      const { rule, candidate } = pickRule(repository, random);
      const number = 1 + Math.floor(share * 4 * Math.sqrt(total)) + random.below(3);
      const pullRequest = (after: number) => `refs/pull/${String(number + after)}/merge`;
      const isPrimary = random.chance(0.87);
      const life = liveFrom(createdAt, isPrimary ? 1 : 0.12, random);
      const set = firstSet + codeOf(issueTypes, rule.issueType);
      const writeOn = write({ repository, rule, candidate, life, set }, random);
      // Some old repositories use the old branch name.
      const primary = `refs/heads/${repository.id % 8 === 0 ? 'master' : 'main'}`;
      writeOn(isPrimary ? primary : pullRequest(0), sourceFor(rule, repository, isPrimary));
      done += 1;
      // Sometimes other branches have it too, with the same triage.
      if (!isPrimary) continue;
      for (let after = 0; done < total && random.chance(0.1); after += 1) {
        writeOn(pullRequest(after), sourceFor(rule, repository, false));
        done += 1;
      }
    }
  };
}

/** Writes the policies that findings refer to; returns a function for the policy of a finding, cached by rule, tags and branch. */
function sourcingPlanter(store: Store) {
  const add = store.insert('sourcing_policies', 'id, deployment_id, slug, name');
  let last = 0;
  return (deployment: string, declared: readonly RemediationPolicy[] | undefined) => {
    const policies = declared
      ?.filter(({ active }) => active !== false)
      .map((policy) => {
        add((last += 1), deployment, policy.slug ?? policy.name, policy.name);
        return { ...policy, id: last };
      });
    const known = new Map<string, Source>();
    return (rule: SeedRule, { tags }: SeedRepository, isPrimary: boolean): Source => {
      const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(' ')}`;
      const source = known.get(key) ?? sourceOf(policies, rule, tags, isPrimary);
      known.set(key, source);
      return source;
    };
  };
}

/** Prepares a finding; each call of the returned function writes it on another ref. */
function findingWriter(store: Store, fileOf: (path: string) => number, onFinding: (count: number) => void) {
  const addRef = store.insert('refs', 'id, name, is_primary');
  const refOf = sharedRows((id, name) => addRef(id, name, Number(name.startsWith('refs/heads/'))));
  const componentOf = sharedRows(store.insert('components', 'id, tag'));
  const addFinding = store.insert(
    'findings',
    `id, set_id, repository_id, rule_id, ref_id, file_id, line, fingerprint, scan_id, created_at, relevant_since, state_updated_at,
    triaged_at, state, triage_state, triage_reason, policy_mode, policy_id, verdict, component_id, fix_pr, package_id, exposure,
    transitivity, validation_state, historical`,
  );
  const addInterval = store.insert('finding_history', 'finding_id, since, until, status');
  const addNote = store.insert('finding_notes', 'finding_id, at, note');
  let last = 0;
  return ({ repository, rule, candidate, life, set }: Found, random: Random) => {
    const original = last + 1;
    const { line, verdict, fixPr, validation, historical, note } = traitsOf(rule, life, random);
    const exposure = candidate === null ? null : codeOf(exposures, exposureOf(random));
    // An unreachable vulnerability is located in the lock file.
    const isCalled = candidate === null || (exposure ?? 0) < codeOf(exposures, 'unreachable');
    const { path, component } = isCalled ? placeOf(rule, repository, random) : { path: candidate.lockfile };
    const at = [repository.id, rule.id] as const;
    const componentId = component === undefined ? null : componentOf(component);
    return (ref: string, { policy, mode }: Source): void => {
      const id = (last += 1);
      const times = [life.createdAt, life.relevantSince, life.stateUpdatedAt, life.triagedAt] as const;
      const standing = [life.state, life.triageState, life.triageReason, mode, policy] as const;
      const place = [refOf(ref), fileOf(path), line, fingerprintOf(original), Math.ceil(id / 3)] as const;
      const packaged = [candidate?.version.id ?? null, exposure, candidate?.transitivity ?? null] as const;
      addFinding(
        id,
        set,
        ...at,
        ...place,
        ...times,
        ...standing,
        verdict,
        componentId,
        fixPr,
        ...packaged,
        validation,
        historical,
      );
      for (const { since, until, status } of life.intervals) addInterval(id, since, until, status);
      if (note !== null) addNote(id, life.triagedAt, note);
      onFinding(id);
    };
  };
}

type Found = {
  readonly repository: SeedRepository;
  readonly rule: SeedRule;
  readonly candidate: Candidate | null;
  readonly life: Life;
  readonly set: number;
};

/** Random traits of a finding by type; `verdict`: code of `true_positive` or `false_positive`. */
function traitsOf({ issueType }: SeedRule, life: Life, random: Random) {
  const inCode = issueType === 'sast' || issueType === 'ai_sast';
  const isSecret = issueType === 'secrets';
  const isFixed = life.state === codeOf(states, 'fixed');
  return {
    line: 1 + random.below(600, 2),
    verdict: inCode && random.chance(0.45) ? Number(random.chance(life.triageReason === 1 ? 0.8 : 0.2)) : null,
    fixPr: !isSecret && random.chance(0.04) ? Number(isFixed) : null,
    validation: isSecret ? random.below(validationStates.length) : null,
    historical: Number(isSecret && random.chance(0.15)),
    note: life.triagedAt !== null && random.chance(0.6) ? random.pick(notes) : null,
  };
}

type Source = { readonly policy: number | null; readonly mode: number };

function sourceOf(
  policies: readonly (RemediationPolicy & { readonly id: number })[] | undefined,
  rule: SeedRule,
  tags: readonly string[],
  isPrimary: boolean,
): Source {
  // Legacy policies use boards: critical rules block, high ones comment.
  if (policies === undefined) return { policy: null, mode: Math.max(0, codeOf<string>(severities, rule.severity) - 1) };
  const match = matchPolicy(policies, {
    severity: [rule.severity],
    confidence: [rule.confidence],
    vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
    repository_tag: tags,
    // Primary branches are scanned fully, pull requests are not.
    full_scan: [String(isPrimary)],
  });
  return { policy: match?.policy.id ?? null, mode: codeOf(policyModes, match?.mode ?? 'monitor') };
}

/** Facts of a finding, by condition type. */
export type Facts = Readonly<Record<string, readonly string[]>>;

type Match<Policy> = { readonly policy: Policy; readonly mode: (typeof policyModes)[number] };

/** The policy that applies to a finding, or null. Block goes before Comment before Monitor; then the first in the list. */
export function matchPolicy<Policy extends RemediationPolicy>(
  policies: readonly Policy[],
  facts: Facts,
): Match<Policy> | null {
  const holds = ({ type, values, mode }: Condition): boolean =>
    values.some((value) => facts[type]?.includes(value)) !== (mode === 'none');
  const matching = policies.filter(
    ({ active, filters: { mode, conditions } }) =>
      active !== false && (mode === 'any' ? conditions.some(holds) : conditions.every(holds)),
  );
  for (const mode of policyModes.toReversed()) {
    const policy = matching.find((candidate) => modeOf(candidate) === mode);
    if (policy !== undefined) return { policy, mode };
  }
  return null;
}

/** The mode in legacy terms. */
function modeOf({ actions }: RemediationPolicy): (typeof policyModes)[number] {
  if (actions.some(({ type }) => type === 'block')) return 'block';
  return actions.some(({ type }) => type === 'pr_comment') ? 'comment' : 'monitor';
}

const typeOf = weighted<IssueType>({ sast: 60, sca: 25, secrets: 8, ai_sast: 5, research: 2 });

/** Chooses rules as real scans do: a few rules produce most findings. */
function rulePicker({ rules }: Catalog, slug: string) {
  const visible = rules.filter(({ owner }) => owner === null || owner === slug);
  const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
  return ({ language, candidates }: SeedRepository, random: Random) => {
    const wanted = typeOf(random);
    const candidate = wanted === 'sca' && candidates.length > 0 ? random.pick(candidates, 2) : null;
    if (candidate !== null) return { rule: candidate.rule, candidate };
    // Every repository has some pipelines and containers.
    const isCode = (wanted === 'sast' || wanted === 'sca') && !random.chance(0.15);
    const key = `${wanted === 'sca' ? 'sast' : wanted} ${isCode ? language : 'generic'}`;
    return { rule: random.pick(byKey.get(key) ?? visible, 2.5), candidate: null };
  };
}

const exposureOf = weighted({
  reachable: 18,
  always_reachable: 8,
  conditionally_reachable: 11,
  unreachable: 38,
  unknown: 25,
});

const notes = linesOf(triageNotes);
const nounWords = wordsOf(nouns);
const areas = linesOf(areaTable).map(wordsOf);
const layouts = new Map(linesOf(layoutTable).map((line) => [wordsOf(line)[0], wordsOf(line)] as const));

/** A path for a finding in code; few files have most findings. */
function placeOf({ issueType }: SeedRule, { language }: SeedRepository, random: Random) {
  const [, root = 'deploy/', ending = '.yaml'] = layouts.get(issueType === 'secrets' ? 'secrets' : language) ?? [];
  const [folder = 'lib', component] = random.pick(areas, 2);
  const path = `${root}${folder}/${random.pick(nounWords, 3)}${ending}`;
  return { path, component };
}

/** A different number for each, below 2^52. */
const fingerprintOf = (original: number): number =>
  (Math.imul(original, 0x9e_37_79_b1) >>> 0) * 0x10_00_00 + (original % 0x10_00_00);

type Life = {
  readonly createdAt: number;
  relevantSince: number;
  stateUpdatedAt: number;
  triagedAt: number | null;
  state: number;
  triageState: number;
  triageReason: number | null;
  /** Its history of statuses; the last interval is current. */
  readonly intervals: { readonly since: number; until: number; readonly status: number }[];
};

const courseOf = weighted(
  Object.fromEntries(
    linesOf(courseTable).map((line) => {
      const [weight, ...steps] = wordsOf(line);
      return [steps.join(' '), Number(weight)];
    }),
  ),
);

const reasonOf = weighted({ acceptable_risk: 30, false_positive: 40, no_time: 12, no_triage_reason: 10, duplicate: 8 });

/** The `until` of a current interval: the largest integer in JSON. */
const stillHolds = Number.MAX_SAFE_INTEGER;

/** Generates the life of a finding until the end of the history. `pace` below 1 is faster, as on a pull request. */
function liveFrom(createdAt: number, pace: number, random: Random): Life {
  const life: Life = {
    createdAt,
    relevantSince: createdAt,
    stateUpdatedAt: createdAt,
    triagedAt: null,
    state: 0,
    triageState: 0,
    triageReason: null,
    intervals: [{ since: createdAt, until: stillHolds, status: 0 }],
  };
  let at = createdAt;
  for (const step of courseOf(random).split(' ')) {
    at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
    if (step === '' || at >= anchor) break;
    take(life, step, at, random);
    const last = life.intervals.at(-1);
    const status = statusOf(life);
    if (last === undefined || last.status === status) continue;
    last.until = at;
    life.intervals.push({ since: at, until: stillHolds, status });
  }
  return life;
}

/** A step names a triage state or a state. */
function take(life: Life, step: string, at: number, random: Random): void {
  const triage = triageStates.findIndex((name) => name === step);
  if (triage > 0) {
    life.triageState = triage;
    life.triageReason = step === 'ignored' ? codeOf(triageReasons, reasonOf(random)) : null;
    life.triagedAt = at;
  } else {
    life.state = states.findIndex((name) => name === step);
    life.stateUpdatedAt = at;
    if (step === 'unresolved') life.relevantSince = at;
  }
}

/** Computes the status as the schema does for `findings.status`. */
function statusOf({ state, triageState }: Life): number {
  if (state >= 2) return state === 3 ? 6 : 1;
  if (triageState === 1 || (triageState === 0 && state === 1)) return 2;
  return triageState >= 3 ? triageState : 0;
}
