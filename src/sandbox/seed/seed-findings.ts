import type { RemediationPolicy } from '../../generated/types.ts';
import { matchPolicy } from '../policy-matching.ts';
import type { Store } from '../store/database.ts';
import {
  enumCode,
  exposures,
  type IssueType,
  issueTypes,
  memoryUses,
  policyModes,
  sensitivities,
  severities,
  states,
  statuses,
  triageReasons,
  triageStates,
  validationStates,
} from '../vocabulary.ts';
import type { Catalog, SeedRule } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { historyEnd, historyStart, day, minute, Random } from './random.ts';
import { type VulnerableDependency, type SeedRepository, sharedRowIds } from './repositories.ts';

/** Returns a function that writes the findings of one deployment, in order of creation. `onFinding` gets the count after each. */
export function findingWriter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
  onFinding: (count: number) => void,
): (deployment: DeploymentSeed, repositories: readonly SeedRepository[]) => void {
  const [addSet, addPolicy] = [store.insert('finding_sets'), store.insert('sourcing_policies')];
  const write = occurrenceWriter(store, fileOf, onFinding);
  return ({ id: deployment_id, slug, findings: total, bundles }, repositories) => {
    const random = new Random(`findings of ${slug}`);
    const rareRandom = new Random(`details of ${slug}`);
    const pickRule = rulePicker(catalog, slug);
    const sets = issueTypes.map((_, issue_type) => addSet({ deployment_id, issue_type }));
    const policyOf = cachedPolicyLookup(
      bundles?.remediation.policies.map((policy) => {
        const { slug: policySlug = '', name } = policy;
        return { ...policy, id: addPolicy({ deployment_id, slug: policySlug, name }) };
      }),
    );
    for (let written = 0; written < total;) {
      // The number of findings grows over time.
      const createdAt =
        historyStart + Math.floor((historyEnd - historyStart) * ((written + random.next()) / total) ** 0.85);
      const repository = random.pick(repositories, 3);
      const { rule, candidate } = pickRule(repository, random);
      const refs = randomRefs(total, total - written, random);
      const { columns: lifecycleColumns, history } = simulateLifecycle(createdAt, refs[0] === main ? 1 : 0.12, random);
      const columns = {
        ...lifecycleColumns,
        ...randomTraits(rule, lifecycleColumns.state, random),
        ...rareColumns(rule, createdAt, rareRandom),
        set_id: sets[enumCode(issueTypes, rule.issueType)] ?? 0,
        repository_id: repository.id,
        rule_id: rule.id,
        fingerprint: written,
        scan_id: Math.ceil((written + 1) / 3),
      };
      const occurrences = refs.map((ref) => ({ ref, ...policyOf(rule, repository, ref === main) }));
      write(
        {
          columns,
          history,
          occurrences,
          location: randomLocation(rule, repository, candidate, random),
        },
        random,
      );
      written += refs.length;
    }
  };
}

const main = 'refs/heads/main';

/** The refs of a finding: the main branch alone, the main branch and some pull requests, or one pull request alone. */
function randomRefs(total: number, maxRefs: number, random: Random): string[] {
  const first = 1 + random.below(4 * Math.sqrt(total));
  if (!random.chance(0.87)) return [`refs/pull/${String(first)}/merge`];
  const refs = [main];
  while (refs.length < maxRefs && random.chance(0.1)) refs.push(`refs/pull/${String(first + refs.length)}/merge`);
  return refs;
}

type Row = Parameters<ReturnType<Store['insert']>>[0];

/** A finding; it has one row for each of `occurrences`. */
type SeededFinding = {
  readonly columns: Row & { readonly triaged_at: number | null };
  readonly location: Row & { readonly path: string; readonly component: string | null };
  readonly history: readonly { readonly at: number; readonly status: number }[];
  readonly occurrences: readonly (SourcingPolicy & { readonly ref: string })[];
};

function occurrenceWriter(store: Store, fileOf: (path: string) => number, onFinding: (count: number) => void) {
  const [addRef, addComponent] = [store.insert('refs'), store.insert('components')];
  const refOf = sharedRowIds((name) => addRef({ name, is_primary: Number(name === main) }));
  const componentOf = sharedRowIds((tag) => addComponent({ tag, sensitivity: sensitivityOf(tag) }));
  const [addFinding, addStatus, addNote] = [
    store.insert('findings'),
    store.insert('finding_history'),
    store.insert('finding_notes'),
  ];
  return (
    { columns, location: { path, component, ...dependency }, history, occurrences }: SeededFinding,
    random: Random,
  ): void => {
    const file_id = fileOf(path);
    const component_id = component === null ? null : componentOf(component);
    const note = columns.triaged_at !== null && random.chance(0.6) ? random.pick(notes) : null;
    let parent_id: number | null = null;
    for (const { ref, ...policyColumns } of occurrences) {
      const ref_id = refOf(ref);
      const finding_id = addFinding({
        ...columns,
        ...dependency,
        ...policyColumns,
        file_id,
        component_id,
        ref_id,
        parent_id,
      });
      parent_id ??= finding_id;
      for (const { at, status } of history) addStatus({ finding_id, at, status });
      if (note !== null) addNote({ finding_id, at: columns.triaged_at, note });
      onFinding(finding_id);
    }
  };
}

/** Random columns of a finding that depend on its type. */
function randomTraits({ issueType }: SeedRule, state: number, random: Random) {
  const inCode = issueType === 'sast' || issueType === 'ai_sast';
  const isSecret = issueType === 'secrets';
  return {
    line: 1 + random.below(600, 2),
    verdict: inCode && random.chance(0.45) ? random.below(2) : null,
    fix_pr: !isSecret && random.chance(0.04) ? Number(state === enumCode(states, 'fixed')) : null,
    validation_state: isSecret ? random.below(validationStates.length) : null,
    historical: Number(isSecret && random.chance(0.15)),
  };
}

/** Columns that few findings use: a ticket, a failed pull request of the autofix feature, a memory of the AI. */
function rareColumns({ issueType }: SeedRule, createdAt: number, random: Random) {
  const inCode = issueType === 'sast' || issueType === 'ai_sast';
  const hasMemory = inCode && random.chance(0.08);
  return {
    ticket: random.chance(0.06) ? 100 + random.below(900) : null,
    fix_failed_at: inCode && random.chance(0.03) ? createdAt + random.below(20) * day : null,
    memory: hasMemory ? 1 + random.below(4) : null,
    memory_use: hasMemory ? random.below(memoryUses.length) : null,
  };
}

type SourcingPolicy = { readonly policy_id: number | null; readonly policy_mode: number };

type Policies = readonly (RemediationPolicy & { readonly id: number })[] | undefined;

/** Finds the policy of a finding; cached by rule, tags and kind of branch. */
function cachedPolicyLookup(policies: Policies) {
  const known = new Map<string, SourcingPolicy>();
  return (rule: SeedRule, { tags }: SeedRepository, isPrimary: boolean): SourcingPolicy => {
    const key = `${String(rule.id)} ${String(isPrimary)} ${tags.join(' ')}`;
    const source = known.get(key) ?? findSourcingPolicy(policies, rule, tags, isPrimary);
    known.set(key, source);
    return source;
  };
}

function findSourcingPolicy(
  policies: Policies,
  rule: SeedRule,
  tags: readonly string[],
  isPrimary: boolean,
): SourcingPolicy {
  // Legacy policies use boards: critical rules block, high ones comment.
  if (policies === undefined) {
    const level = rule.severity === null ? 0 : enumCode<string>(severities, rule.severity);
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
  return { policy_id: match?.policy.id ?? null, policy_mode: enumCode(policyModes, match?.mode ?? 'monitor') };
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
  return ({ language, vulnerableDependencies }: SeedRepository, random: Random) => {
    const { type: issueType } = random.weighted(typeShares);
    if (issueType === 'sca' && vulnerableDependencies.length > 0) {
      const candidate = random.pick(vulnerableDependencies, 2);
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
const fileNames = [
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

/** Folders of the code, and the component in each. */
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

/** The sensitivity of a component, as the platform's AI would rate it. */
function sensitivityOf(tag: string): number {
  if (['authentication', 'payments', 'user-data'].includes(tag)) return enumCode(sensitivities, 'high');
  return enumCode(sensitivities, tag === 'integrations' ? 'low' : 'neutral');
}

/** A path for a finding in code; few files have most findings. An unreachable vulnerability is located in the lock file. */
function randomLocation(
  rule: SeedRule,
  { language }: SeedRepository,
  candidate: VulnerableDependency | null,
  random: Random,
) {
  const exposure = candidate && random.below(exposures.length, 0.7);
  const dependency = {
    package_id: candidate && candidate.version,
    transitivity: candidate && candidate.transitivity,
    exposure,
  };
  if (candidate !== null && Number(exposure) >= enumCode(exposures, 'unreachable')) {
    return { ...dependency, path: language.lockfile, component: null };
  }
  const { folder, component } = random.pick(areas, 2);
  const file = `${folder}/${random.pick(fileNames, 3)}`;
  if (rule.issueType === 'secrets') return { ...dependency, path: `config/${file}.env`, component };
  const isPipeline = rule.issueType === 'sast' && rule.language === 'generic';
  return {
    ...dependency,
    path: isPipeline ? `deploy/${file}.yaml` : language.root + file + language.ending,
    component,
  };
}

/** A sequence of scan and triage states, and the percentage of findings that go through it. */
type Lifecycle = {
  readonly share: number;
  readonly steps: readonly ((typeof states)[number] | (typeof triageStates)[number])[];
};

const lifecycles: readonly Lifecycle[] = [
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

/** Simulates a finding until the end of the seed's history: its columns then, and its statuses. `pace` below 1 is faster, as on a pull request. */
function simulateLifecycle(created_at: number, pace: number, random: Random) {
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
  for (const step of random.weighted(lifecycles).steps) {
    at += minute + Math.floor(-Math.log(1 - random.next()) * 30 * pace * day);
    if (at >= historyEnd) break;
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
  const [scan, triage] = [states[state], triageStates[triage_state]];
  if (scan === 'removed' || scan === 'fixed') return enumCode(statuses, scan);
  if (triage === 'ignored' || (triage === 'untriaged' && scan === 'muted')) return enumCode(statuses, 'ignored');
  if (triage === 'reviewing' || triage === 'fixing' || triage === 'provisionally_ignored')
    return enumCode(statuses, triage);
  return enumCode(statuses, 'open');
}
