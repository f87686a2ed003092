import type { Bundle, BundleContent, Deployment, Content } from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Platform, PutResult } from '../../src/domain/platform.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { DryRun } from '../../src/domain/dry-run.ts';
import type { ApplyContext } from '../../src/apply/context.ts';
import { noExtraFields } from '../../src/domain/extra-fields.ts';
import { planBundle } from '../../src/plan/plan.ts';
import { detection, listsEntry, locate, preview, remediation } from '../plan/build.ts';
import type { AppliedBundle } from '../../src/domain/outcome.ts';

/** What a bundle of the model holds: what was reviewed, what is sent, or what somebody else made of it. */
export type Held = 'old' | 'new' | 'foreign';
export type State = {
  readonly held: Held;
  /** Counts what changes a version without changing the diff. */
  readonly bump: number;
};

// Rules, since the model plans a bundle some million times and a policy takes longer.
const contents = {
  old: { rulesets: [], rules: ['a'], disabled: [] },
  new: { rulesets: [], rules: ['a', 'b'], disabled: [] },
  foreign: { rulesets: [], rules: ['c'], disabled: [] },
} as const satisfies Record<Held, Content>;
const cache = new Map<string, PlannedBundle>();

/** What a dry run of the new content shows against a state. */
export function freshFor(bundle: number, { held, bump }: State): PlannedBundle {
  const version = `${held}.${String(bump)}`;
  const key = `${String(bundle)} ${version}`;
  // The first two are of one deployment, which may keep one version for both.
  const deployment = { id: bundle === 2 ? '2' : '1', slug: `d${String(bundle)}` };
  const kind = bundle === 1 ? 'detection/secrets' : 'detection/code';
  const made = cache.get(key) ?? planBundle(contentOf(kind), deployment, answerFor({ held, bump }), locate);
  cache.set(key, made);
  return made;
}

const contentOf = (kind: 'detection/code' | 'detection/secrets'): Bundle => ({
  ...detection({ rules: [...contents.new.rules] }),
  kind,
});

/** The dry run of the new content against a state. */
export const answerFor = ({ held, bump }: State): DryRun => ({
  ...answers[held],
  stateVersion: `${held}.${String(bump)}`,
});

const updateFrom = (before: Content): DryRun => preview({ updates: [listsEntry(before, contents.new)] });

const answers: Readonly<Record<Held, DryRun>> = {
  old: updateFrom(contents.old),
  new: preview({}),
  foreign: updateFrom(contents.foreign),
};

export const rejected: DryRun = {
  ...preview({ stateVersion: '' }),
  rejections: [{ code: 'X', message: 'No.', policySlug: null, context: {} }],
};

type Asked = Pick<Platform, 'dryRun' | 'put'>;

/** An apply of some bundles on a platform of which only these two operations are asked. */
export const applying = (
  bundles: readonly PlannedBundle[],
  platform: Asked,
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

/** What may go otherwise than well at a step; the first of each list is that nothing does. */
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
type Fault = (typeof dryRunFaults)[number] | (typeof putFaults)[number];

/** After how many steps a PUT that is on its way arrives. */
const latencies: ReadonlyMap<Fault, number> = new Map([
  ['lost and late', 1],
  ['lost and later', 2],
  ['lost till the end', Infinity],
]);

export type Logged = {
  readonly step: 'dry run' | 'PUT' | 'commit';
  readonly bundle: number;
  readonly sent: string | null;
  readonly before: State;
};

/** A platform that goes wrong where it is told to, and that keeps a log of the truth. */
export class ModelPlatform {
  readonly log: Logged[] = [];
  readonly states: State[];
  /** The undo that was saved, and after how many steps. */
  saved: { readonly at: number; readonly results: readonly AppliedBundle[] } | null = null;
  /** How many faults were possible at each step that was taken. */
  readonly widths: number[] = [];
  readonly #script: readonly number[];
  readonly #perDeployment: boolean;
  #late: { bundle: number; version: string; steps: number } | null = null;
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
    return fault === 'rejects' ? rejected : answerFor(this.#state(bundle));
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
      this.#late = { bundle, version: sent, steps };
      return { kind: 'unanswered', message: 'lost' };
    }
    if (fault.startsWith('sent twice')) this.#sentTwice.add(bundle);
    return this.#answer(fault, sent, this.#commit(bundle, sent));
  };

  saveUndo(results: readonly AppliedBundle[]): void {
    if (this.saved !== null) throw new Error('the undo is saved once');
    this.saved = { at: this.log.length, results };
  }

  /** What is still on its way comes so many steps nearer, and arrives. */
  settle(steps: number): void {
    if (this.#late === null) return;
    const { bundle, version } = this.#late;
    this.#late.steps -= steps;
    if (this.#late.steps > 0) return;
    this.#late = null;
    this.#commit(bundle, version);
  }

  #answer(fault: Fault, sent: string, written: boolean): PutResult {
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

  #next<F extends Fault>(bundle: number, faults: readonly F[]): F {
    this.settle(1);
    this.widths.push(faults.length);
    const fault = faults[this.#script[this.widths.length - 1] ?? 0] ?? faults[0]!;
    const { held, bump } = this.#state(bundle);
    // Nobody could tell a PUT that a proxy sent twice, and whose work is then overwritten, from one that came too late.
    if (fault === 'edit first' && !this.#sentTwice.has(bundle)) this.states[bundle] = { held: 'foreign', bump };
    if (fault === 'bump first') this.states[bundle] = { held, bump: bump + 1 };
    return fault;
  }

  #commit(bundle: number, sent: string): boolean {
    const { held, bump } = this.#state(bundle);
    if (sent !== `${held}.${String(bump)}`) return false;
    this.#note('commit', bundle, sent);
    this.states[bundle] = { held: 'new', bump };
    if (this.#perDeployment) this.#bumpOthers(bundle);
    return true;
  }

  #bumpOthers(bundle: number): void {
    const { id } = freshFor(bundle, this.#state(bundle)).deployment;
    for (const [other, state] of this.states.entries()) {
      if (other !== bundle && freshFor(other, state).deployment.id === id) {
        this.states[other] = { ...state, bump: state.bump + 1 };
      }
    }
  }

  #state = (bundle: number): State => this.states[bundle] ?? { held: 'old', bump: 0 };
  #note = (step: Logged['step'], bundle: number, sent: string | null): number =>
    this.log.push({ step, bundle, sent, before: this.#state(bundle) });
}

/** What is false in a report, told from nothing but the platform's own log. */
export function isInPath(
  kind: string,
  results: readonly AppliedBundle[],
  platform: ModelPlatform,
  onStale: string,
): string[] {
  const commits = platform.log.filter(({ step }) => step === 'commit');
  const lies = results.flatMap(({ bundle, outcome }, index) => {
    const own = commits.filter((entry) => entry.bundle === index);
    const is = outcome.result;
    return [
      ...(indexOf(bundle) === index ? [] : ['results are not in the order of the plan']),
      ...((is === 'applied' || is === 'unverified') && own.length === 0 ? [`${is} without a commit`] : []),
      ...(is === 'not-applied' && own.length > 0 ? ['not-applied with a commit'] : []),
      ...((is === 'applied' || is === 'unverified') && outcome.undo === null ? [`${is} without an undo`] : []),
      ...(own.length > 1 ? ['more than one commit of a bundle'] : []),
    ];
  });
  const good = results.every(({ outcome }) => outcome.result === 'applied' || outcome.result === 'already-applied');
  return [
    ...lies,
    ...commits.flatMap((commit) => unreviewed(commit, platform.log, onStale)),
    ...(kind === 'applied' && !good ? ['the run is applied, but not every bundle'] : []),
    ...(kind !== 'applied' && good ? ['every bundle is applied, but not the run'] : []),
    ...(['stale', 'failed', 'invalid', 'needs-approval'].includes(kind) &&
    commits.some(({ bundle }) => results[bundle]?.outcome.result !== 'already-applied')
      ? [`the run is ${kind}, but something was written`]
      : []),
    ...orderOf(platform.log, results),
    ...undoLies(platform),
  ];
}

/** Whatever was sent could have been undone from the disk at that moment, if the run had been killed. */
function undoLies({ log, saved }: ModelPlatform): string[] {
  return log.flatMap(({ step, bundle }, index) => {
    if (step !== 'PUT') return [];
    const outcome = saved?.results[bundle]?.outcome;
    const isSaved = saved !== null && saved.at <= index && outcome?.result === 'unknown';
    return isSaved && outcome.undo.content['rules'] !== undefined ? [] : ['a PUT without an undo on disk'];
  });
}

/** Only the reviewed diff may be written, and only against the reviewed version, unless another was allowed. */
function unreviewed({ bundle, sent, before }: Logged, log: readonly Logged[], onStale: string): string[] {
  if (before.held !== 'old') return ['a commit of another diff than the reviewed one'];
  const deployment = freshFor(bundle, before).deployment.id;
  const ownBefore = log.some(
    (entry) =>
      entry.step === 'commit' &&
      entry.bundle < bundle &&
      freshFor(entry.bundle, entry.before).deployment.id === deployment,
  );
  return sent === 'old.0' || onStale === 'same-diff' || ownBefore
    ? []
    : ['a commit against another version than the reviewed one'];
}

/** All dry runs before the first PUT, and no PUT of another bundle of a deployment after one that was not written. */
function orderOf(log: readonly Logged[], results: readonly AppliedBundle[]): string[] {
  const first = log.findIndex(({ step }) => step === 'PUT');
  const looked = new Set(log.slice(0, first).map(({ bundle }) => bundle));
  // All that were written are verified after the last PUT of their deployment.
  const failed = results.flatMap(({ outcome }, index) =>
    ['applied', 'already-applied', 'unverified'].includes(outcome.result) ? [] : [index],
  );
  const isSameDeployment = (one: number, other: number): boolean =>
    results[one]?.bundle.deployment.id === results[other]?.bundle.deployment.id;
  return [
    ...(first !== -1 && looked.size < results.length ? ['a PUT before all dry runs'] : []),
    ...(log.some(
      ({ step, bundle }) => step === 'PUT' && failed.some((index) => bundle > index && isSameDeployment(bundle, index)),
    )
      ? ['a PUT after a failure in its deployment']
      : []),
  ];
}
