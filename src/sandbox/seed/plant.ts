import type { Model } from '../bundles.ts';
import { detection } from '../detection.ts';
import { issueTypes } from '../findings/filters.ts';
import { remediation } from '../remediation.ts';
import type { BundleKind } from '../store/policies.ts';
import type { Store } from '../store/store.ts';
import { type Catalog, plantCatalog } from './packages.ts';
import {
  candidatesOf,
  makeDependencies,
  makeRepositories,
  repositoryCount,
  type SeedRepository,
} from './repositories.ts';
import { FindingSource, type PlantedRepository, type SeedFinding } from './finding-source.ts';
import { codeOfType, type NumberedPolicy, PolicyIndex, RulePicker } from './rules.ts';
import { byRank, Names, Random } from './random.ts';
import type { BundlesSeed, DeploymentSeed, Seed, VocabularySeed } from './seed.ts';
import { countFindings } from './deployments.ts';

/** How many findings there are, of all that there will be. */
export type OnProgress = (done: number, total: number) => void;

/** Fills a new database; indices of the findings and state versions come afterwards. */
export function plant(seed: Seed, store: Store, onProgress: OnProgress): void {
  plantVocabulary(seed.vocabulary, store);
  for (const deployment of seed.deployments) {
    const { id, slug, name, bundles } = deployment;
    store.addDeployment({ id, slug, name, migrated: bundles === null ? 0 : 1 });
    plantSurroundings(deployment, store);
    if (bundles !== null) plantBundles(id, bundles, store);
  }
  plantCode(seed, store, onProgress);
}

/** Repositories, and what is found in them. */
function plantCode(seed: Seed, store: Store, onProgress: OnProgress): void {
  const total = countFindings(seed);
  const names = new Names(store);
  const catalog = total === 0 ? null : plantCatalog(seed.deployments, store);
  const repositories = new RepositoryPlanter(store, names);
  const findings = catalog && new FindingPlanter(store, names, catalog, reportSteps(total, onProgress));
  for (const deployment of seed.deployments) {
    const planted = repositories.plant(deployment, catalog);
    plantResolutionConfigs(deployment, planted, store);
    findings?.plant(deployment, planted);
  }
}

/** Tells of every hundredth of them. */
function reportSteps(total: number, onProgress: OnProgress): (done: number) => void {
  const step = Math.ceil(total / 100);
  return (done) => {
    if (done % step === 0 || done === total) onProgress(done, total);
  };
}

function plantResolutionConfigs(
  { resolutionConfigs }: DeploymentSeed,
  repositories: readonly PlantedRepository[],
  store: Store,
): void {
  for (const { repository, subproject, config } of resolutionConfigs) {
    const id = repositories.find(({ name }) => name === repository)?.id;
    if (id !== undefined) store.addResolutionConfig(id, subproject, JSON.stringify(config));
  }
}

function plantVocabulary({ conditions, actions }: VocabularySeed, store: Store): void {
  for (const { type, description, values } of conditions) {
    store.addConditionType({ type, description });
    for (const value of values) store.addConditionValue({ type, value });
  }
  for (const { type, description } of actions) store.addActionType({ type, description });
  for (const { type, requires } of actions) {
    for (const companion of requires) store.addActionCompanion({ type, companion });
  }
}

function plantSurroundings(deployment: DeploymentSeed, store: Store): void {
  const { id, systemPolicies, integrations, legacyPolicies, subscriptions } = deployment;
  for (const { slug, name } of systemPolicies) store.addSystemPolicy({ deployment_id: id, slug, name });
  for (const [kind, targets] of Object.entries(integrations)) {
    for (const target of targets) store.addIntegration({ deployment_id: id, kind, target });
  }
  for (const { name, slug, productType, isDefault } of legacyPolicies) {
    store.addLegacyPolicy(id, name, slug, productType, Number(isDefault));
  }
  for (const { config, url, events } of subscriptions)
    store.addScmSubscription(id, config, url, JSON.stringify(events));
}

function plantBundles(deployment: string, bundles: BundlesSeed, store: Store): void {
  plantBundle(deployment, 'remediation', remediation, { policies: [...bundles.remediation] }, store);
  for (const product of ['code', 'secrets'] as const) {
    const bundle = bundles[product];
    if (bundle !== undefined) plantBundle(deployment, product, detection(product), bundle, store);
  }
}

function plantBundle<Sent, Content>(
  deployment: string,
  kind: BundleKind,
  model: Model<Sent, Content>,
  sent: Sent,
  store: Store,
): void {
  const content = model.normalize(sent);
  store.addBundle({ deployment_id: deployment, kind, fingerprint: model.fingerprint(content) });
  const row = store.bundle({ deployment_id: deployment, kind });
  if (row === undefined) throw new Error(`the bundle ${kind} was not written`);
  model.save(store, row, model.load(store, row), content);
}

/** Findings of all deployments, numbered from 1 in the order of their creation in each. */
class FindingPlanter {
  private readonly store: Store;
  private readonly names: Names;
  private readonly catalog: Catalog;
  private readonly onFinding: (count: number) => void;
  private last = 0;
  private sets = 0;
  private policies = 0;

  constructor(store: Store, names: Names, catalog: Catalog, onFinding: (count: number) => void) {
    this.store = store;
    this.names = names;
    this.catalog = catalog;
    this.onFinding = onFinding;
  }

  plant(deployment: DeploymentSeed, repositories: readonly PlantedRepository[]): void {
    const { id, slug, findings } = deployment;
    const rules = new RulePicker(this.catalog.rules, slug);
    const policies = new PolicyIndex(this.numberPolicies(deployment));
    const source = new FindingSource(repositories, rules, policies, findings, new Random(`findings of ${slug}`));
    const firstSet = this.addSets(id);
    const before = this.last;
    for (let count = 0; count < findings; count += 1) {
      this.last += 1;
      this.write(source.next(), firstSet, before + 1);
      this.onFinding(this.last);
    }
  }

  /** One for each issue type, in the order of their codes. */
  private addSets(deployment: string): number {
    const first = this.sets + 1;
    for (const code of issueTypes.keys()) this.store.addFindingSet((this.sets += 1), deployment, code);
    return first;
  }

  private numberPolicies({ id: deployment, bundles }: DeploymentSeed): NumberedPolicy[] | null {
    if (bundles === null) return null;
    return bundles.remediation
      .filter(({ active }) => active !== false)
      .map((policy) => {
        const id = (this.policies += 1);
        this.store.addSourcingPolicy(id, deployment, policy.slug ?? policy.name, policy.name);
        return { ...policy, id };
      });
  }

  private write(finding: SeedFinding, firstSet: number, firstId: number): void {
    const { traits, repository, rule, scan, life, sourced, candidate } = finding;
    const { component } = traits;
    const { addFinding, addInterval, addFindingNote } = this.store;
    const id = this.last;
    addFinding(
      id,
      firstSet + codeOfType(rule),
      repository.id,
      rule.id,
      this.refOf(repository, scan.ref),
      this.names.file(traits.path, component),
      traits.line,
      fingerprintOf(firstId + finding.original),
      firstId + scan.number,
      scan.at,
      life.relevantSince,
      life.stateUpdatedAt,
      life.triagedAt,
      life.state,
      life.triageState,
      life.triageReason,
      sourced.mode,
      sourced.policy,
      traits.verdict,
      component === null ? null : this.names.component(component),
      traits.fixPullRequest,
      candidate?.dependency.version.id ?? null,
      traits.exposure,
      candidate?.dependency.transitivity ?? null,
      traits.validationState,
      Number(traits.historical),
    );
    for (const { since, until, status } of life.intervals) addInterval(id, since, until, status);
    if (traits.note !== null && life.triagedAt !== null) addFindingNote(id, life.triagedAt, traits.note);
  }

  private refOf({ id }: PlantedRepository, pullRequest: number): number {
    if (pullRequest > 0) return this.names.ref(`refs/pull/${String(pullRequest)}/merge`, false);
    // Some repositories are old enough for the old name.
    return this.names.ref(id % 8 === 0 ? 'refs/heads/master' : 'refs/heads/main', true);
  }
}

/** Another number for each, below 2 to the power of 52. */
const fingerprintOf = (original: number): number =>
  (Math.imul(original, 0x9e_37_79_b1) >>> 0) * 0x10_00_00 + (original % 0x10_00_00);

/** Repositories of all deployments, numbered from 1, each with what it depends on. */
class RepositoryPlanter {
  private readonly store: Store;
  private readonly names: Names;
  private readonly tagSets = new Map<string, number>();
  private last = 0;

  constructor(store: Store, names: Names) {
    this.store = store;
    this.names = names;
  }

  /** Without a catalog there are no packages, so nothing is depended on. */
  plant(deployment: DeploymentSeed, catalog: Catalog | null): PlantedRepository[] {
    const random = new Random(`repositories of ${deployment.slug}`);
    const made = makeRepositories(deployment, repositoryCount(deployment.findings), random);
    return made.map((repository) => {
      const id = this.write(deployment.id, repository);
      const candidates = catalog && this.depend(id, repository, catalog, random);
      return { ...repository, id, tagSet: this.tagSetOf(repository), candidates };
    });
  }

  private write(deployment: string, { name, tags, team, visibility, archived }: SeedRepository): number {
    const id = (this.last += 1);
    this.store.addRepository(id, deployment, name, team, visibility, Number(archived));
    for (const tag of tags) this.store.addRepositoryTag(id, tag);
    return id;
  }

  private tagSetOf({ tags }: SeedRepository): number {
    const key = tags.join(' ');
    const number = this.tagSets.get(key) ?? this.tagSets.size;
    this.tagSets.set(key, number);
    return number;
  }

  private depend(id: number, repository: SeedRepository, { packages }: Catalog, random: Random) {
    const dependencies = makeDependencies(repository, packages, random);
    for (const { version, lockfile, transitivity } of dependencies) {
      this.store.addDependency(id, version.id, this.names.file(lockfile, null), transitivity);
    }
    const candidates = candidatesOf(dependencies);
    return candidates.length === 0 ? null : byRank(candidates, 0.6);
  }
}
