import type { Condition, RemediationPolicy } from '../../generated/types.ts';
import type { Store } from '../store/database.ts';
import {
  codeOf,
  exposures,
  type IssueType,
  issueTypes,
  memoryUses,
  policyModes,
  sensitivities,
  severities,
  states,
  triageReasons,
  triageStates,
  validationStates,
} from '../vocabulary.ts';
import type { Catalog, SeedRule } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { anchor, beginning, day, minute, Random } from './random.ts';
import { type Candidate, type SeedRepository, sharedRows } from './repositories.ts';

/** Writes the findings of one deployment after another, in order of creation. `onFinding` gets the count after each. */
export function findingPlanter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
  onFinding: (count: number) => void,
): (deployment: DeploymentSeed, repositories: readonly SeedRepository[]) => void {
  const [addSet, addPolicy] = [store.insert('finding_sets'), store.insert('sourcing_policies')];
  const write = findingWriter(store, fileOf, onFinding);
  return ({ id: deployment_id, slug, findings: total, bundles }, repositories) => {
    const random = new Random(`findings of ${slug}`);
    const details = new Random(`details of ${slug}`);
    const pickRule = rulePicker(catalog, slug);
    const sets = issueTypes.map((_, issue_type) => addSet({ deployment_id, issue_type }));
    const sourceFor = sources(
      bundles?.remediation.policies.map((policy) => {
        const { slug: of = '', name } = policy;
        return { ...policy, id: addPolicy({ deployment_id, slug: of, name }) };
      }),
    );
    for (let done = 0; done < total;) {
      // The number of findings grows over time.
      const createdAt = beginning + Math.floor((anchor - beginning) * ((done + random.next()) / total) ** 0.85);
      const repository = random.pick(repositories, 3);
      const { rule, candidate } = pickRule(repository, random);
      const refs = refsFor(total, total - done, random);
      const { columns, history } = liveFrom(createdAt, refs[0] === main ? 1 : 0.12, random);
      const traits = {
        ...columns,
        ...traitsOf(rule, columns.state, random),
        ...detailsOf(rule, createdAt, details),
        set_id: sets[codeOf(issueTypes, rule.issueType)] ?? 0,
        repository_id: repository.id,
        rule_id: rule.id,
        fingerprint: done,
        scan_id: Math.ceil((done + 1) / 3),
      };
      const standings = refs.map((ref) => ({ ref, ...sourceFor(rule, repository, ref === main) }));
      write({ traits, history, standings, place: placeOf(rule, repository, candidate, random) }, random);
      done += refs.length;
    }
  };
}

const main = 'refs/heads/main';

/** Where a finding is: on a branch and sometimes, with the same triage, on pull requests too, or on a pull request alone. */
function refsFor(total: number, most: number, random: Random): string[] {
  const first = 1 + random.below(4 * Math.sqrt(total));
  if (!random.chance(0.87)) return [`refs/pull/${String(first)}/merge`];
  const refs = [main];
  while (refs.length < most && random.chance(0.1)) refs.push(`refs/pull/${String(first + refs.length)}/merge`);
  return refs;
}

type Row = Parameters<ReturnType<Store['insert']>>[0];

/** A finding, to be written once for each ref. */
type SeededFinding = {
  readonly traits: Row & { readonly triaged_at: number | null };
  readonly place: Row & { readonly path: string; readonly component: string | null };
  readonly history: readonly { readonly at: number; readonly status: number }[];
  readonly standings: readonly (Source & { readonly ref: string })[];
};

function findingWriter(store: Store, fileOf: (path: string) => number, onFinding: (count: number) => void) {
  const [addRef, addComponent] = [store.insert('refs'), store.insert('components')];
  const refOf = sharedRows((name) => addRef({ name, is_primary: Number(name === main) }));
  const componentOf = sharedRows((tag) => addComponent({ tag, sensitivity: sensitivityOf(tag) }));
  const [addFinding, addStep, addNote] = [
    store.insert('findings'),
    store.insert('finding_history'),
    store.insert('finding_notes'),
  ];
  return (
    { traits, place: { path, component, ...dependency }, history, standings }: SeededFinding,
    random: Random,
  ): void => {
    const file_id = fileOf(path);
    const component_id = component === null ? null : componentOf(component);
    const note = traits.triaged_at !== null && random.chance(0.6) ? random.pick(notes) : null;
    let parent_id: number | null = null;
    for (const { ref, ...standing } of standings) {
      const ref_id = refOf(ref);
      const finding_id = addFinding({
        ...traits,
        ...dependency,
        ...standing,
        file_id,
        component_id,
        ref_id,
        parent_id,
      });
      parent_id ??= finding_id;
      for (const { at, status } of history) addStep({ finding_id, at, status });
      if (note !== null) addNote({ finding_id, at: traits.triaged_at, note });
      onFinding(finding_id);
    }
  };
}

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

/** What few findings have: a ticket, a failed pull request of the autofix feature, a memory of the AI. */
function detailsOf({ issueType }: SeedRule, createdAt: number, details: Random) {
  const inCode = issueType === 'sast' || issueType === 'ai_sast';
  const hasMemory = inCode && details.chance(0.08);
  return {
    ticket: details.chance(0.06) ? 100 + details.below(900) : null,
    fix_failed_at: inCode && details.chance(0.03) ? createdAt + details.below(20) * day : null,
    memory: hasMemory ? 1 + details.below(4) : null,
    memory_use: hasMemory ? details.below(memoryUses.length) : null,
  };
}

type Source = { readonly policy_id: number | null; readonly policy_mode: number };

type Policies = readonly (RemediationPolicy & { readonly id: number })[] | undefined;

/** The policy of a finding, cached by rule, tags and branch. */
function sources(policies: Policies) {
  const known = new Map<string, Source>();
  return (rule: SeedRule, { tags }: SeedRepository, isPrimary: boolean): Source => {
    const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(' ')}`;
    const source = known.get(key) ?? sourceOf(policies, rule, tags, isPrimary);
    known.set(key, source);
    return source;
  };
}

function sourceOf(policies: Policies, rule: SeedRule, tags: readonly string[], isPrimary: boolean): Source {
  // Legacy policies use boards: critical rules block, high ones comment.
  if (policies === undefined) {
    const level = rule.severity === null ? 0 : codeOf<string>(severities, rule.severity);
    return { policy_id: null, policy_mode: Math.max(0, level - 1) };
  }
  const match = matchPolicy(policies, {
    severity: rule.severity === null ? [] : [rule.severity],
    confidence: rule.confidence === null ? [] : [rule.confidence],
    vulnerability_class: rule.weakness === null ? [] : [rule.weakness],
    repository_tag: tags,
    // Primary branches are scanned fully, pull requests are not.
    full_scan: [String(isPrimary)],
  });
  return { policy_id: match?.policy.id ?? null, policy_mode: codeOf(policyModes, match?.mode ?? 'monitor') };
}

/** Facts of a finding, by condition type. */
export type FindingFacts = Readonly<Record<string, readonly string[]>>;

type Match<Policy> = { readonly policy: Policy; readonly mode: (typeof policyModes)[number] };

/** The policy that applies to a finding, or null. Block goes before Comment before Monitor; then the first in the list. */
export function matchPolicy<Policy extends RemediationPolicy>(
  policies: readonly Policy[],
  facts: FindingFacts,
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

const typeShares: readonly { readonly type: IssueType; readonly share: number }[] = [
  { type: 'sast', share: 60 },
  { type: 'sca', share: 25 },
  { type: 'secrets', share: 8 },
  { type: 'ai_sast', share: 5 },
  { type: 'research', share: 2 },
];

/** Chooses rules as real scans do: a few rules produce most findings. */
function rulePicker({ rules }: Catalog, slug: string) {
  const visible = rules.filter(({ owner }) => owner === null || owner === slug);
  const byKey = Map.groupBy(visible, ({ issueType, language }) => `${issueType} ${language}`);
  return ({ language, candidates }: SeedRepository, random: Random) => {
    const { type: issueType } = random.weighted(typeShares);
    if (issueType === 'sca' && candidates.length > 0) {
      const candidate = random.pick(candidates, 2);
      return { rule: candidate.rule, candidate };
    }
    // Every repository has some pipelines and containers.
    const isCode = (issueType === 'sast' || issueType === 'sca') && !random.chance(0.15);
    const key = `${issueType === 'sca' ? 'sast' : issueType} ${isCode ? language.name : 'generic'}`;
    return { rule: random.pick(byKey.get(key) ?? visible, 2.5), candidate: null };
  };
}

const notes = [
  'The input comes from our own configuration, never from a user.',
  'Only reachable behind the VPN.',
  'The framework escapes this; the rule does not see it.',
  'Test data, not a real credential.',
  'Will be fixed with the upgrade of the framework.',
];

/** Names of files of code. */
const nouns = [
  'account',
  'address',
  'client',
  'controller',
  'factory',
  'handler',
  'import',
  'invoice',
  'loader',
  'middleware',
  'order',
  'policy',
  'query',
  'refund',
  'request',
  'search',
  'service',
  'settings',
  'worker',
];

/** Folders of the code, and the component that lies in them. */
const areas = [
  { folder: 'api', component: null },
  { folder: 'auth', component: 'authentication' },
  { folder: 'payments', component: 'payments' },
  { folder: 'users', component: 'user-data' },
  { folder: 'lib', component: null },
  { folder: 'admin', component: 'administration' },
  { folder: 'uploads', component: 'file-handling' },
  { folder: 'webhooks', component: 'integrations' },
  { folder: 'reports', component: null },
];

/** How sensitive the AI of the platform takes a component to be. */
function sensitivityOf(tag: string): number {
  if (['authentication', 'payments', 'user-data'].includes(tag)) return codeOf(sensitivities, 'high');
  return codeOf(sensitivities, tag === 'integrations' ? 'low' : 'neutral');
}

/** A path for a finding in code; few files have most findings. An unreachable vulnerability is located in the lock file. */
function placeOf(rule: SeedRule, { language }: SeedRepository, candidate: Candidate | null, random: Random) {
  const exposure = candidate && random.below(exposures.length, 0.7);
  const dependency = {
    package_id: candidate && candidate.version,
    transitivity: candidate && candidate.transitivity,
    exposure,
  };
  if (candidate !== null && Number(exposure) >= codeOf(exposures, 'unreachable')) {
    return { ...dependency, path: language.lockfile, component: null };
  }
  const { folder, component } = random.pick(areas, 2);
  const file = `${folder}/${random.pick(nouns, 3)}`;
  if (rule.issueType === 'secrets') return { ...dependency, path: `config/${file}.env`, component };
  const isPipeline = rule.issueType === 'sast' && rule.language === 'generic';
  return {
    ...dependency,
    path: isPipeline ? `deploy/${file}.yaml` : language.root + file + language.ending,
    component,
  };
}

/** How a finding goes, and how many of a hundred go so: states of scans and of triage, one after the other. */
type Course = {
  readonly share: number;
  readonly steps: readonly ((typeof states)[number] | (typeof triageStates)[number])[];
};

const courses: readonly Course[] = [
  { share: 31, steps: [] },
  { share: 25, steps: ['fixed'] },
  { share: 5, steps: ['fixing', 'fixed'] },
  { share: 2, steps: ['fixing'] },
  { share: 3, steps: ['reviewing'] },
  { share: 2, steps: ['reviewing', 'ignored'] },
  { share: 13, steps: ['ignored'] },
  { share: 2, steps: ['ignored', 'fixed'] },
  { share: 2, steps: ['ignored', 'reopened'] },
  { share: 1, steps: ['ignored', 'reopened', 'fixed'] },
  { share: 4, steps: ['fixed', 'unresolved'] },
  { share: 2, steps: ['fixed', 'unresolved', 'fixed'] },
  { share: 2, steps: ['muted'] },
  { share: 3, steps: ['provisionally_ignored'] },
  { share: 2, steps: ['provisionally_ignored', 'ignored'] },
  { share: 1, steps: ['removed'] },
];

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
  for (const step of random.weighted(courses).steps) {
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
