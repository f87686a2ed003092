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
import { anchor, beginning, day, linesOf, minute, Random, wordsOf } from './random.ts';
import { type Candidate, type SeedRepository, sharedRows } from './repositories.ts';
import { areaTable, courseTable, nouns, triageNotes } from './tables.ts';

/** Writes the findings of one deployment after another, in order of creation. `onFinding` gets the count after each. */
export function findingPlanter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
  onFinding: (count: number) => void,
): (deployment: DeploymentSeed, repositories: readonly SeedRepository[]) => void {
  const sourcing = sourcingPlanter(store);
  const addSet = store.insert('finding_sets');
  const write = findingWriter(store, fileOf, onFinding);
  let sets = 0;
  return ({ id, slug, findings: total, bundles }, repositories) => {
    const random = new Random(`findings of ${slug}`);
    const pickRule = rulePicker(catalog, slug);
    const sourceFor = sourcing(id, bundles?.remediation);
    const firstSet = sets + 1;
    for (const code of issueTypes.keys()) addSet({ id: (sets += 1), deployment_id: id, issue_type: code });
    for (let done = 0; done < total;) {
      // The number of findings grows over time.
      const createdAt = beginning + Math.floor((anchor - beginning) * ((done + random.next()) / total) ** 0.85);
      const repository = random.pick(repositories, 3);
      const { rule, candidate } = pickRule(repository, random);
      const number = 1 + random.below(4 * Math.sqrt(total));
      const isPrimary = random.chance(0.87);
      const life = liveFrom(createdAt, isPrimary ? 1 : 0.12, random);
      const writeOn = write({ repository, rule, candidate, life, firstSet }, random);
      writeOn(
        isPrimary ? 'refs/heads/main' : `refs/pull/${String(number)}/merge`,
        sourceFor(rule, repository, isPrimary),
      );
      done += 1;
      // Sometimes other branches have it too, with the same triage.
      if (!isPrimary) continue;
      for (let after = 1; done < total && random.chance(0.1); after += 1) {
        writeOn(`refs/pull/${String(number + after)}/merge`, sourceFor(rule, repository, false));
        done += 1;
      }
    }
  };
}

/** Writes the policies that findings refer to; returns a function for the policy of a finding, cached by rule, tags and branch. */
function sourcingPlanter(store: Store) {
  const add = store.insert('sourcing_policies');
  let last = 0;
  return (deployment_id: string, declared: readonly RemediationPolicy[] | undefined) => {
    const policies = declared?.map(({ slug = '', name, ...policy }) => {
      add({ id: (last += 1), deployment_id, slug, name });
      return { ...policy, name, id: last };
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
  const addRef = store.insert('refs');
  const refOf = sharedRows((id, name) => addRef({ id, name, is_primary: Number(name.startsWith('refs/heads/')) }));
  const addComponent = store.insert('components');
  const componentOf = sharedRows((id, tag) => addComponent({ id, tag }));
  const [addFinding, addStep, addNote] = ['findings', 'finding_history', 'finding_notes'].map((table) =>
    store.insert(table),
  );
  let last = 0;
  return ({ repository, rule, candidate, life: { columns, history }, firstSet }: Found, random: Random) => {
    const original = last + 1;
    const exposure = candidate && random.below(exposures.length, 0.7);
    // An unreachable vulnerability is located in the lock file.
    const isCalled = exposure === null || exposure < codeOf(exposures, 'unreachable');
    const { path, component } = isCalled ? placeOf(rule, repository, random) : { path: candidate?.lockfile ?? '' };
    const note = columns.triaged_at !== null && random.chance(0.6) ? random.pick(notes) : null;
    const finding = {
      ...columns,
      ...traitsOf(rule, columns.state, random),
      set_id: firstSet + codeOf(issueTypes, rule.issueType),
      repository_id: repository.id,
      rule_id: rule.id,
      file_id: fileOf(path),
      component_id: component === undefined ? null : componentOf(component),
      package_id: candidate && candidate.version,
      transitivity: candidate && candidate.transitivity,
      exposure,
      fingerprint: original,
    };
    return (ref: string, { policy, mode }: Source): void => {
      const id = (last += 1);
      const scan_id = Math.ceil(id / 3);
      addFinding?.({ id, ...finding, ref_id: refOf(ref), scan_id, policy_mode: mode, policy_id: policy });
      for (const { at, status } of history) addStep?.({ finding_id: id, at, status });
      if (note !== null) addNote?.({ finding_id: id, at: columns.triaged_at, note });
      onFinding(id);
    };
  };
}

type Found = {
  readonly repository: SeedRepository;
  readonly rule: SeedRule;
  readonly candidate: Candidate | null;
  readonly life: ReturnType<typeof liveFrom>;
  /** The first of the sets of the deployment. */
  readonly firstSet: number;
};

/** Random traits of a finding by type. */
function traitsOf({ issueType }: SeedRule, state: number, random: Random) {
  const inCode = issueType === 'sast' || issueType === 'ai_sast';
  const isSecret = issueType === 'secrets';
  return {
    line: 1 + random.below(600, 2),
    verdict: inCode && random.chance(0.45) ? random.below(2) : null,
    fix_pr: !isSecret && random.chance(0.04) ? Number(state === codeOf(states, 'fixed')) : null,
    validation_state: isSecret ? random.below(validationStates.length) : null,
    historical: Number(isSecret && random.chance(0.15)),
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

const typeWeights: readonly (readonly [IssueType, number])[] = [
  ['sast', 60],
  ['sca', 25],
  ['secrets', 8],
  ['ai_sast', 5],
  ['research', 2],
];

/** Chooses rules as real scans do: a few rules produce most findings. */
function rulePicker({ rules }: Catalog, slug: string) {
  const visible = rules.filter(({ owner }) => owner === null || owner === slug);
  const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
  return ({ language, candidates }: SeedRepository, random: Random) => {
    const wanted = random.weighted(typeWeights);
    if (wanted === 'sca' && candidates.length > 0) {
      const candidate = random.pick(candidates, 2);
      return { rule: candidate.rule, candidate };
    }
    // Every repository has some pipelines and containers.
    const isCode = (wanted === 'sast' || wanted === 'sca') && !random.chance(0.15);
    const key = `${wanted === 'sca' ? 'sast' : wanted} ${isCode ? language.name : 'generic'}`;
    return { rule: random.pick(byKey.get(key) ?? visible, 2.5), candidate: null };
  };
}

const notes = linesOf(triageNotes);

const nounWords = wordsOf(nouns);

const areas = linesOf(areaTable).map(wordsOf);

/** A path for a finding in code; few files have most findings. */
function placeOf({ issueType, language }: SeedRule, repository: SeedRepository, random: Random) {
  const isSecret = issueType === 'secrets';
  const isGeneric = isSecret || (issueType === 'sast' && language === 'generic');
  const generic = { root: isSecret ? 'config/' : 'deploy/', ending: isSecret ? '.env' : '.yaml' };
  const { root, ending } = isGeneric ? generic : repository.language;
  const [folder = '', component] = random.pick(areas, 2);
  return { path: `${root}${folder}/${random.pick(nounWords, 3)}${ending}`, component };
}

const courses = linesOf(courseTable).map((line): [string[], number] => {
  const [weight, ...steps] = wordsOf(line);
  return [steps, Number(weight)];
});

/** Generates the columns and the history of a finding until the end of the seed's. `pace` below 1 is faster, as on a pull request. */
function liveFrom(created_at: number, pace: number, random: Random) {
  const columns = {
    created_at,
    relevant_since: created_at,
    state_updated_at: created_at,
    triaged_at: null as number | null,
    state: 0,
    triage_state: 0,
    triage_reason: null as number | null,
  };
  const history = [{ at: created_at, status: 0 }];
  let at = created_at;
  for (const step of random.weighted(courses)) {
    at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
    if (at >= anchor) break;
    // A step names a triage state or a state.
    const triage = triageStates.findIndex((name) => name === step);
    if (triage > 0) {
      columns.triage_state = triage;
      columns.triage_reason = step === 'ignored' ? random.below(triageReasons.length, 1.5) : null;
      columns.triaged_at = at;
    } else {
      columns.state = states.findIndex((name) => name === step);
      columns.state_updated_at = at;
      if (step === 'unresolved') columns.relevant_since = at;
    }
    const status = statusOf(columns);
    if (status !== history.at(-1)?.status) history.push({ at, status });
  }
  return { columns, history };
}

/** Computes the status as the schema does for `findings.status`. */
function statusOf({ state, triage_state }: { readonly state: number; readonly triage_state: number }): number {
  if (state >= 2) return state === 3 ? 6 : 1;
  if (triage_state === 1 || (triage_state === 0 && state === 1)) return 2;
  return triage_state >= 3 ? triage_state : 0;
}
