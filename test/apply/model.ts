import type { Bundle, BundleContent, Deployment, Content } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Platform, PutResult } from '../../src/domain/platform.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import type { ApplyContext } from '../../src/apply/context.ts';
import { noExtraFields } from '../../src/domain/extra-fields.ts';
import { planBundle } from '../../src/plan/plan.ts';
import { declaredDetection, listsEntry, fakeLocate, dryRunWith, declaredPolicies } from '../plan/build.ts';
import type { BundleWithResult } from '../../src/domain/outcome.ts';

/** The content of a bundle of the model: from before the apply, as sent by it, or edited by another client. */
export type ModelContent = 'old' | 'new' | 'foreign';
export type State = {
  readonly content: ModelContent;
  /** Counts changes of the state version that do not change the diff. */
  readonly versionCounter: number;
};

// Rules and not policies, because planning them is faster, and the model plans millions of bundles.
const contents = {
  old: { rulesets: [], rules: ['a'], disabled: [] },
  new: { rulesets: [], rules: ['a', 'b'], disabled: [] },
  foreign: { rulesets: [], rules: ['c'], disabled: [] },
} as const satisfies Record<ModelContent, Content>;
const plannedBundles = new Map<string, PlannedBundle>();

/** The planned bundle of the new content against a state. */
export function planBundleFrom(bundle: number, { content, versionCounter }: State): PlannedBundle {
  const version = `${content}.${String(versionCounter)}`;
  const key = `${String(bundle)} ${version}`;
  // The first two bundles are of one deployment, which may have one version for both.
  const deployment = { id: bundle === 2 ? '2' : '1', slug: `d${String(bundle)}` };
  const kind = bundle === 1 ? 'detection/secrets' : 'detection/code';
  const planned =
    plannedBundles.get(key) ??
    planBundle(contentOf(kind), deployment, dryRunFrom({ content, versionCounter }), fakeLocate);
  plannedBundles.set(key, planned);
  return planned;
}

const contentOf = (kind: 'detection/code' | 'detection/secrets'): Bundle => ({
  ...declaredDetection({ rules: [...contents.new.rules] }),
  kind,
});

/** The response to a dry run of the new content against a state. */
export const dryRunFrom = ({ content, versionCounter }: State): DryRun => ({
  ...dryRuns[content],
  stateVersion: `${content}.${String(versionCounter)}`,
});

const updateFrom = (before: Content): DryRun => dryRunWith({ updates: [listsEntry(before, contents.new)] });

const dryRuns: Readonly<Record<ModelContent, DryRun>> = {
  old: updateFrom(contents.old),
  new: dryRunWith({}),
  foreign: updateFrom(contents.foreign),
};

export const rejected: DryRun = {
  ...dryRunWith({ stateVersion: '' }),
  rejections: [{ code: 'X', message: 'No.', policySlug: null, context: {} }],
};

type ModelOperations = Pick<Platform, 'dryRun' | 'put'>;

/** The context of an apply of some bundles, with a platform of only these two operations. */
export const applyContextOf = (
  bundles: readonly PlannedBundle[],
  platform: ModelOperations,
  more: Partial<ApplyContext> = {},
): ApplyContext => ({
  targets: bundles.map(({ deployment, kind }) => ({
    bundle: kind === 'remediation' ? declaredPolicies([]) : contentOf(kind),
    deployment,
    platform: platform as Platform,
  })),
  locate: fakeLocate,
  extraFields: noExtraFields,
  isStopRequested: () => false,
  pause: () => Promise.resolve(),
  progress: () => {},
  ...more,
});

export const indexOf = ({ deployment }: Pick<PlannedBundle, 'deployment'>): number => Number(deployment.slug.slice(1));

/** The faults of a step. The first of each list is no fault. */
const dryRunFaults = ['none', 'edit first', 'bump first', 'rejects', 'throws'] as const;
const putFaults = [
  'none',
  'edit first',
  'bump first',
  'answer lost after storing',
  'lost before storing',
  'lost, arrives 1 step later',
  'lost, arrives 2 steps later',
  'lost, arrives after the apply',
  'lost by a gateway',
  'garbled after storing',
  'contradicted after storing',
  'contradicted before storing',
  'old version after storing',
  'old version before storing',
  'unreachable',
  'refused',
  'refused by a gateway after storing',
  'sent twice by a proxy',
  'sent twice by a gateway with its own error',
] as const;
type ModelFault = (typeof dryRunFaults)[number] | (typeof putFaults)[number];

/** The number of steps after which a delayed PUT arrives. */
const latencies: ReadonlyMap<ModelFault, number> = new Map([
  ['lost, arrives 1 step later', 1],
  ['lost, arrives 2 steps later', 2],
  ['lost, arrives after the apply', Infinity],
]);

export type LoggedStep = {
  readonly step: 'dry run' | 'PUT' | 'stored PUT';
  readonly bundle: number;
  /** The state version in the header `If-Match` of a PUT. */
  readonly ifMatch: string | null;
  readonly before: State;
};

/** A fake platform with scripted faults, which logs what really happens. */
export class ModelPlatform {
  readonly log: LoggedStep[] = [];
  readonly states: State[];
  /** The undo that was saved, and the number of log entries before it. */
  savedUndo: { readonly logLength: number; readonly results: readonly BundleWithResult[] } | null = null;
  /** The number of possible faults at each step so far. */
  readonly faultCounts: number[] = [];
  readonly #script: readonly number[];
  readonly #hasVersionPerDeployment: boolean;
  #latePut: { bundle: number; version: string; steps: number } | null = null;
  readonly #sentTwice = new Set<number>();

  constructor(states: readonly State[], script: readonly number[], hasVersionPerDeployment: boolean) {
    this.states = [...states];
    this.#script = script;
    this.#hasVersionPerDeployment = hasVersionPerDeployment;
  }

  dryRun = async (deployment: Deployment): Promise<DryRun> => {
    const bundle = indexOf({ deployment });
    const fault = this.#startStep(bundle, dryRunFaults);
    this.#logStep('dry run', bundle, null);
    if (fault === 'throws') throw new PlatformError('no answer');
    return fault === 'rejects' ? rejected : dryRunFrom(this.#state(bundle));
  };

  put = async (deployment: Deployment, _: BundleContent, ifMatch: string): Promise<PutResult> => {
    const bundle = indexOf({ deployment });
    const fault = this.#startStep(bundle, putFaults);
    this.#logStep('PUT', bundle, ifMatch);
    if (fault === 'refused') throw new PlatformError('no', { status: 403, unprocessed: true });
    if (fault === 'unreachable') throw new PlatformError('unreachable', { unsent: true });
    if (fault === 'contradicted before storing') return { kind: 'contradicted', message: 'of another' };
    if (fault === 'old version before storing') return { kind: 'written', stateVersion: ifMatch };
    if (fault === 'lost before storing') return { kind: 'unanswered', message: 'lost' };
    const steps = latencies.get(fault);
    if (steps !== undefined) {
      this.#latePut = { bundle, version: ifMatch, steps };
      return { kind: 'unanswered', message: 'lost' };
    }
    if (fault.startsWith('sent twice')) this.#sentTwice.add(bundle);
    return this.#answer(fault, ifMatch, this.#store(bundle, ifMatch));
  };

  saveUndo(results: readonly BundleWithResult[]): void {
    if (this.savedUndo !== null) throw new Error('the undo is saved once');
    this.savedUndo = { logLength: this.log.length, results };
  }

  /** Advances a delayed PUT by some steps, and carries it out when it is due. */
  deliverLatePut(steps: number): void {
    if (this.#latePut === null) return;
    const { bundle, version } = this.#latePut;
    this.#latePut.steps -= steps;
    if (this.#latePut.steps > 0) return;
    this.#latePut = null;
    this.#store(bundle, version);
  }

  #answer(fault: ModelFault, ifMatch: string, isStored: boolean): PutResult {
    if (fault === 'answer lost after storing') return { kind: 'unanswered', message: 'lost' };
    if (fault === 'contradicted after storing') return { kind: 'contradicted', message: 'of another' };
    if (fault === 'lost by a gateway') throw new PlatformError('bad gateway', { status: 502 });
    if (fault === 'refused by a gateway after storing') throw new PlatformError('no', { status: 403 });
    if (fault === 'sent twice by a gateway with its own error') throw new PlatformError('no', { status: 409 });
    if (fault === 'garbled after storing') throw new PlatformError('not JSON', { status: 200 });
    if (!isStored || fault === 'sent twice by a proxy') {
      return { kind: 'stale', currentStateVersion: null, message: 'changed' };
    }
    return { kind: 'written', stateVersion: fault === 'old version after storing' ? ifMatch : 'new.0' };
  }

  #startStep<F extends ModelFault>(bundle: number, faults: readonly F[]): F {
    this.deliverLatePut(1);
    this.faultCounts.push(faults.length);
    const fault = faults[this.#script[this.faultCounts.length - 1] ?? 0] ?? faults[0]!;
    const { content, versionCounter } = this.#state(bundle);
    // After a PUT that a proxy sent twice, an edit would make its result undecidable: it looks like a PUT that came too late.
    if (fault === 'edit first' && !this.#sentTwice.has(bundle))
      this.states[bundle] = { content: 'foreign', versionCounter };
    if (fault === 'bump first') this.states[bundle] = { content, versionCounter: versionCounter + 1 };
    return fault;
  }

  #store(bundle: number, ifMatch: string): boolean {
    const { content, versionCounter } = this.#state(bundle);
    if (ifMatch !== `${content}.${String(versionCounter)}`) return false;
    this.#logStep('stored PUT', bundle, ifMatch);
    this.states[bundle] = { content: 'new', versionCounter };
    if (this.#hasVersionPerDeployment) this.#bumpOthers(bundle);
    return true;
  }

  #bumpOthers(bundle: number): void {
    const { id } = planBundleFrom(bundle, this.#state(bundle)).deployment;
    for (const [other, state] of this.states.entries()) {
      if (other !== bundle && planBundleFrom(other, state).deployment.id === id) {
        this.states[other] = { ...state, versionCounter: state.versionCounter + 1 };
      }
    }
  }

  #state = (bundle: number): State => this.states[bundle] ?? { content: 'old', versionCounter: 0 };
  #logStep = (step: LoggedStep['step'], bundle: number, ifMatch: string | null): number =>
    this.log.push({ step, bundle, ifMatch, before: this.#state(bundle) });
}

/** The false claims of a report, judged only by the log of the platform. */
export function falseClaims(
  kind: string,
  results: readonly BundleWithResult[],
  platform: ModelPlatform,
  onStale: string,
): string[] {
  const storedPuts = platform.log.filter(({ step }) => step === 'stored PUT');
  const resultViolations = results.flatMap(({ bundle, result }, index) => {
    const storedPutsOfBundle = storedPuts.filter((entry) => entry.bundle === index);
    const { kind: resultKind } = result;
    const isClaimed = resultKind === 'applied' || resultKind === 'unverified';
    return [
      ...(indexOf(bundle) === index ? [] : ['results are not in the order of the plan']),
      ...(isClaimed && storedPutsOfBundle.length === 0 ? [`${resultKind} without a stored PUT`] : []),
      ...(resultKind === 'not-applied' && storedPutsOfBundle.length > 0 ? ['not-applied with a stored PUT'] : []),
      ...(isClaimed && result.undo === null ? [`${resultKind} without an undo`] : []),
      ...(storedPutsOfBundle.length > 1 ? ['more than one stored PUT of a bundle'] : []),
    ];
  });
  const isEverythingApplied = results.every(
    ({ result }) => result.kind === 'applied' || result.kind === 'already-applied',
  );
  return [
    ...resultViolations,
    ...storedPuts.flatMap((storedPut) => unreviewedStoredPuts(storedPut, platform.log, onStale)),
    ...(kind === 'applied' && !isEverythingApplied ? ['the run is applied, but not every bundle'] : []),
    ...(kind !== 'applied' && isEverythingApplied ? ['every bundle is applied, but not the run'] : []),
    ...(['stale', 'failed', 'invalid', 'needs-approval'].includes(kind) &&
    storedPuts.some(({ bundle }) => results[bundle]?.result.kind !== 'already-applied')
      ? [`the run is ${kind}, but something was written`]
      : []),
    ...orderViolations(platform.log, results),
    ...undoViolations(platform),
  ];
}

/** At each PUT, the undo of its bundle must be on disk, in case the run is killed. */
function undoViolations({ log, savedUndo }: ModelPlatform): string[] {
  return log.flatMap(({ step, bundle }, index) => {
    if (step !== 'PUT') return [];
    const outcome = savedUndo?.results[bundle]?.result;
    const isSaved = savedUndo !== null && savedUndo.logLength <= index && outcome?.kind === 'unknown';
    return isSaved && outcome.undo.content['rules'] !== undefined ? [] : ['a PUT without an undo on disk'];
  });
}

/** Only the reviewed diff may be written, and only against the reviewed version, unless another was allowed. */
function unreviewedStoredPuts(
  { bundle, ifMatch, before }: LoggedStep,
  log: readonly LoggedStep[],
  onStale: string,
): string[] {
  if (before.content !== 'old') return ['a stored PUT of another diff than the reviewed one'];
  const deployment = planBundleFrom(bundle, before).deployment.id;
  const isAfterOwnStoredPut = log.some(
    (entry) =>
      entry.step === 'stored PUT' &&
      entry.bundle < bundle &&
      planBundleFrom(entry.bundle, entry.before).deployment.id === deployment,
  );
  return ifMatch === 'old.0' || onStale === 'same-diff' || isAfterOwnStoredPut
    ? []
    : ['a stored PUT against another version than the reviewed one'];
}

/** All dry runs before the first PUT, and no PUT of another bundle of a deployment after one that was not written. */
function orderViolations(log: readonly LoggedStep[], results: readonly BundleWithResult[]): string[] {
  const firstPut = log.findIndex(({ step }) => step === 'PUT');
  const withDryRun = new Set(log.slice(0, firstPut).map(({ bundle }) => bundle));
  const failed = results.flatMap(({ result }, index) =>
    ['applied', 'already-applied', 'unverified'].includes(result.kind) ? [] : [index],
  );
  const isSameDeployment = (first: number, second: number): boolean =>
    results[first]?.bundle.deployment.id === results[second]?.bundle.deployment.id;
  return [
    ...(firstPut !== -1 && withDryRun.size < results.length ? ['a PUT before all dry runs'] : []),
    ...(log.some(
      ({ step, bundle }) => step === 'PUT' && failed.some((index) => bundle > index && isSameDeployment(bundle, index)),
    )
      ? ['a PUT after a failure in its deployment']
      : []),
  ];
}
