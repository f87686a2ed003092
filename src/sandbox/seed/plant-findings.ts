import { issueTypes } from '../findings/codes.ts';
import type { Store } from '../store/store.ts';
import type { Catalog } from './catalog.ts';
import { FindingSource, type PlantedRepository, type SeedFinding } from './finding-source.ts';
import type { Names } from './names.ts';
import { type NumberedPolicy, PolicyIndex } from './policy-index.ts';
import { Random } from './random.ts';
import { RulePicker } from './rule-picker.ts';
import { codeOfType } from './rules.ts';
import type { DeploymentSeed } from './seed.ts';

/** Findings of all deployments, numbered from 1 in the order of their creation in each. */
export class FindingPlanter {
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
