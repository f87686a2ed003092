import type { Bundle, BundleContent, Deployment, Content } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Platform, PutResult } from '../../src/domain/platform.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import type { ApplyContext } from '../../src/apply/context.ts';
import { noExtraFields } from '../../src/domain/extra-fields.ts';
import { planBundle } from '../../src/plan/plan.ts';
import { detection, listsEntry, locate, dryRunWith, remediation } from '../plan/build.ts';
import type { BundleWithResult } from '../../src/domain/outcome.ts';

/** The content of a bundle of the model: from before the apply, as sent by it, or edited by another client. */
export type ModelContent = 'old' | 'new' | 'foreign';
export type State = {
  readonly held: ModelContent;
  /** Counts changes of the state version that do not change the diff. */
  readonly versionCounter: number;
};

// Rules and not policies, because planning them is faster, and the model plans millions of bundles.
const contents = {
  old: { rulesets: [], rules: ['a'], disabled: [] },
  new: { rulesets: [], rules: ['a', 'b'], disabled: [] },
  foreign: { rulesets: [], rules: ['c'], disabled: [] },
} as const satisfies Record<ModelContent, Content>;
const cache = new Map<string, PlannedBundle>();

/** The planned bundle of the new content against a state. */
export function planBundleFrom(bundle: number, { held, versionCounter }: State): PlannedBundle {
  const version = `${held}.${String(versionCounter)}`;
  const key = `${String(bundle)} ${version}`;
  // The first two bundles are of one deployment, which may have one version for both.
  const deployment = { id: bundle === 2 ? '2' : '1', slug: `d${String(bundle)}` };
  const kind = bundle === 1 ? 'detection/secrets' : 'detection/code';
  const made = cache.get(key) ?? planBundle(contentOf(kind), deployment, dryRunFrom({ held, versionCounter }), locate);
  cache.set(key, made);
  return made;
}

const contentOf = (kind: 'detection/code' | 'detection/secrets'): Bundle => ({
  ...detection({ rules: [...contents.new.rules] }),
  kind,
});

/** The answer of a dry run of the new content against a state. */
export const dryRunFrom = ({ held, versionCounter }: State): DryRun => ({
  ...dryRuns[held],
  stateVersion: `${held}.${String(versionCounter)}`,
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
    bundle: kind === 'remediation' ? remediation([]) : contentOf(kind),
    deployment,
    platform: platform as Platform,
  })),
  locate,
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
  'lost after commit',
  'lost before commit',
  'lost and late',
  'lost and later',
  'lost till the end',
  'lost by a gateway',
  'garbled after commit',
  'contradicted after commit',
  'contradicted before commit',
  'old version after commit',
  'old version before commit',
  'unreachable',
  'refused',
  'refused by a gateway after commit',
  'sent twice by a proxy',
  'sent twice by a gateway with words of its own',
] as const;
type ModelFault = (typeof dryRunFaults)[number] | (typeof putFaults)[number];

/** The number of steps after which a delayed PUT arrives. */
const latencies: ReadonlyMap<ModelFault, number> = new Map([
  ['lost and late', 1],
  ['lost and later', 2],
  ['lost till the end', Infinity],
]);

export type LoggedStep = {
  readonly step: 'dry run' | 'PUT' | 'commit';
  readonly bundle: number;
  readonly sent: string | null;
  readonly before: State;
};

/** A fake platform with scripted faults, which logs what really happens. */
export class ModelPlatform {
  readonly log: LoggedStep[] = [];
  readonly states: State[];
  /** The undo that was saved, and the number of log entries before it. */
  savedUndo: { readonly at: number; readonly results: readonly BundleWithResult[] } | null = null;
  /** The number of possible faults at each step so far. */
  readonly faultCounts: number[] = [];
  readonly #script: readonly number[];
  readonly #perDeployment: boolean;
  #latePut: { bundle: number; version: string; steps: number } | null = null;
  readonly #sentTwice = new Set<number>();

  constructor(states: readonly State[], script: readonly number[], perDeployment: boolean) {
    this.states = [...states];
    this.#script = script;
    this.#perDeployment = perDeployment;
  }

  dryRun = async (deployment: Deployment): Promise<DryRun> => {
    const bundle = indexOf({ deployment });
    const fault = this.#next(bundle, dryRunFaults);
    this.#note('dry run', bundle, null);
    if (fault === 'throws') throw new PlatformError('no answer');
    return fault === 'rejects' ? rejected : dryRunFrom(this.#state(bundle));
  };

  put = async (deployment: Deployment, _: BundleContent, sent: string): Promise<PutResult> => {
    const bundle = indexOf({ deployment });
    const fault = this.#next(bundle, putFaults);
    this.#note('PUT', bundle, sent);
    if (fault === 'refused') throw new PlatformError('no', { status: 403, unprocessed: true });
    if (fault === 'unreachable') throw new PlatformError('unreachable', { unsent: true });
    if (fault === 'contradicted before commit') return { kind: 'contradicted', message: 'of another' };
    if (fault === 'old version before commit') return { kind: 'written', stateVersion: sent };
    if (fault === 'lost before commit') return { kind: 'unanswered', message: 'lost' };
    const steps = latencies.get(fault);
    if (steps !== undefined) {
      this.#latePut = { bundle, version: sent, steps };
      return { kind: 'unanswered', message: 'lost' };
    }
    if (fault.startsWith('sent twice')) this.#sentTwice.add(bundle);
    return this.#answer(fault, sent, this.#commit(bundle, sent));
  };

  saveUndo(results: readonly BundleWithResult[]): void {
    if (this.savedUndo !== null) throw new Error('the undo is saved once');
    this.savedUndo = { at: this.log.length, results };
  }

  /** Advances a delayed PUT by some steps, and carries it out when it is due. */
  deliverLatePut(steps: number): void {
    if (this.#latePut === null) return;
    const { bundle, version } = this.#latePut;
    this.#latePut.steps -= steps;
    if (this.#latePut.steps > 0) return;
    this.#latePut = null;
    this.#commit(bundle, version);
  }

  #answer(fault: ModelFault, sent: string, written: boolean): PutResult {
    if (fault === 'lost after commit') return { kind: 'unanswered', message: 'lost' };
    if (fault === 'contradicted after commit') return { kind: 'contradicted', message: 'of another' };
    if (fault === 'lost by a gateway') throw new PlatformError('bad gateway', { status: 502 });
    if (fault === 'refused by a gateway after commit') throw new PlatformError('no', { status: 403 });
    if (fault === 'sent twice by a gateway with words of its own') throw new PlatformError('no', { status: 409 });
    if (fault === 'garbled after commit') throw new PlatformError('not JSON', { status: 200 });
    if (!written || fault === 'sent twice by a proxy') {
      return { kind: 'stale', currentStateVersion: null, message: 'changed' };
    }
    return { kind: 'written', stateVersion: fault === 'old version after commit' ? sent : 'new.0' };
  }

  #next<F extends ModelFault>(bundle: number, faults: readonly F[]): F {
    this.deliverLatePut(1);
    this.faultCounts.push(faults.length);
    const fault = faults[this.#script[this.faultCounts.length - 1] ?? 0] ?? faults[0]!;
    const { held, versionCounter } = this.#state(bundle);
    // After a PUT that a proxy sent twice, an edit would make its result undecidable: it looks like a PUT that came too late.
    if (fault === 'edit first' && !this.#sentTwice.has(bundle))
      this.states[bundle] = { held: 'foreign', versionCounter };
    if (fault === 'bump first') this.states[bundle] = { held, versionCounter: versionCounter + 1 };
    return fault;
  }

  #commit(bundle: number, sent: string): boolean {
    const { held, versionCounter } = this.#state(bundle);
    if (sent !== `${held}.${String(versionCounter)}`) return false;
    this.#note('commit', bundle, sent);
    this.states[bundle] = { held: 'new', versionCounter };
    if (this.#perDeployment) this.#bumpOthers(bundle);
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

  #state = (bundle: number): State => this.states[bundle] ?? { held: 'old', versionCounter: 0 };
  #note = (step: LoggedStep['step'], bundle: number, sent: string | null): number =>
    this.log.push({ step, bundle, sent, before: this.#state(bundle) });
}

/** The false claims of a report, judged only by the log of the platform. */
export function falseClaims(
  kind: string,
  results: readonly BundleWithResult[],
  platform: ModelPlatform,
  onStale: string,
): string[] {
  const commits = platform.log.filter(({ step }) => step === 'commit');
  const resultViolations = results.flatMap(({ bundle, result }, index) => {
    const commitsOfBundle = commits.filter((entry) => entry.bundle === index);
    const { kind: resultKind } = result;
    const isClaimed = resultKind === 'applied' || resultKind === 'unverified';
    return [
      ...(indexOf(bundle) === index ? [] : ['results are not in the order of the plan']),
      ...(isClaimed && commitsOfBundle.length === 0 ? [`${resultKind} without a commit`] : []),
      ...(resultKind === 'not-applied' && commitsOfBundle.length > 0 ? ['not-applied with a commit'] : []),
      ...(isClaimed && result.undo === null ? [`${resultKind} without an undo`] : []),
      ...(commitsOfBundle.length > 1 ? ['more than one commit of a bundle'] : []),
    ];
  });
  const isEverythingApplied = results.every(
    ({ result }) => result.kind === 'applied' || result.kind === 'already-applied',
  );
  return [
    ...resultViolations,
    ...commits.flatMap((commit) => unreviewedCommits(commit, platform.log, onStale)),
    ...(kind === 'applied' && !isEverythingApplied ? ['the run is applied, but not every bundle'] : []),
    ...(kind !== 'applied' && isEverythingApplied ? ['every bundle is applied, but not the run'] : []),
    ...(['stale', 'failed', 'invalid', 'needs-approval'].includes(kind) &&
    commits.some(({ bundle }) => results[bundle]?.result.kind !== 'already-applied')
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
    const isSaved = savedUndo !== null && savedUndo.at <= index && outcome?.kind === 'unknown';
    return isSaved && outcome.undo.content['rules'] !== undefined ? [] : ['a PUT without an undo on disk'];
  });
}

/** Only the reviewed diff may be written, and only against the reviewed version, unless another was allowed. */
function unreviewedCommits(
  { bundle, sent, before }: LoggedStep,
  log: readonly LoggedStep[],
  onStale: string,
): string[] {
  if (before.held !== 'old') return ['a commit of another diff than the reviewed one'];
  const deployment = planBundleFrom(bundle, before).deployment.id;
  const isAfterOwnCommit = log.some(
    (entry) =>
      entry.step === 'commit' &&
      entry.bundle < bundle &&
      planBundleFrom(entry.bundle, entry.before).deployment.id === deployment,
  );
  return sent === 'old.0' || onStale === 'same-diff' || isAfterOwnCommit
    ? []
    : ['a commit against another version than the reviewed one'];
}

/** All dry runs before the first PUT, and no PUT of another bundle of a deployment after one that was not written. */
function orderViolations(log: readonly LoggedStep[], results: readonly BundleWithResult[]): string[] {
  const first = log.findIndex(({ step }) => step === 'PUT');
  const withDryRun = new Set(log.slice(0, first).map(({ bundle }) => bundle));
  const failed = results.flatMap(({ result }, index) =>
    ['applied', 'already-applied', 'unverified'].includes(result.kind) ? [] : [index],
  );
  const isSameDeployment = (one: number, other: number): boolean =>
    results[one]?.bundle.deployment.id === results[other]?.bundle.deployment.id;
  return [
    ...(first !== -1 && withDryRun.size < results.length ? ['a PUT before all dry runs'] : []),
    ...(log.some(
      ({ step, bundle }) => step === 'PUT' && failed.some((index) => bundle > index && isSameDeployment(bundle, index)),
    )
      ? ['a PUT after a failure in its deployment']
      : []),
  ];
}
