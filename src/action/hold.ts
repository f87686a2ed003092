import { isDeepStrictEqual } from 'node:util';
import { oddAnswer } from '../apply/check.ts';
import { fetchMissing, unreadable } from './renamed-config.ts';
import { commentsOf, recordsIn } from './comments.ts';
import { deploymentsIn } from './deployments.ts';
import { believe, oursOf, signedIn, whereOf } from './records.ts';
import { declared, namedCommit, pastOf, readBase } from '../commands/find-base.ts';
import type { Loaded } from '../commands/load.ts';
import type { Deployment } from '../domain/bundle.ts';
import type { Cause, Comment, Moved, Pull } from '../domain/github.ts';
import { UsageError } from '../domain/json.ts';
import { type Change, type Outcome, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { BindingDifference, RecordPayload } from '../domain/record.ts';
import { findOurs, rivalsOf } from '../github/publish.ts';
import { bundleDigest } from '../plan/digest.ts';
import { settingsDigest, shortDigest } from '../record/payload.ts';
import { matchBindings, type Matched, matchRecord } from '../record/record.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';

/** A fresh plan of what a pull request made of the base branch, or will. */
type Merged = {
  readonly pull: Pull;
  /** Finds the commit that it was merged onto. May throw UsageError. */
  readonly onto: () => string;
  readonly plan: Plan;
  readonly files: Loaded;
  /** Whether it is yet to be merged. Then no apply follows that judges a moved state by `on_stale`. */
  readonly isQueued: boolean;
};

/** What may go on of a fresh plan. */
type Held = {
  /** The records of all that may be sent, or is applied already. */
  readonly payloads: readonly RecordPayload[];
  /** Would change now, although neither the reviewed plan nor the pull request's own files change it: nothing is sent. */
  readonly left: readonly PlannedBundle[];
  /** Why it is not known what the pull request's own files change; null where that does not matter. */
  readonly notice: string | null;
};

/**
 * Holds a fresh plan against the signed records of its pull request, bundle by bundle. One that a record holds is bound to its content,
 * state version and diff, unless it has no changes left: then it is applied. One that no record holds pins nothing: if it would change
 * now, it is left alone. But if the pull request's own files change it, the whole plan is refused: somebody expects that to be applied.
 */
export async function holdPlan(merged: Merged, action: ActionRuntime): Promise<Held | Cause> {
  const comments = await action.github.comments(merged.pull.number);
  const own = new OwnChanges(merged, action);
  const held = deploymentsIn(merged.plan).map((deployment) => {
    const wanted = oursOf(deployment.slug, action);
    const ours = findOurs(comments, wanted);
    const rivals = ours === null ? [] : rivalsOf(ours, comments, wanted);
    return holdOne({ ...merged, deployment, own, ours, rivals }, action);
  });
  const refused = held.flatMap(({ deployment, cause }) => (cause === null ? [] : [{ slug: deployment.slug, cause }]));
  const cause = causeOfAll(refused, merged.plan);
  if (cause === null) {
    const payloads = held.flatMap(({ payload }) => payload ?? []);
    return { payloads, left: held.flatMap(({ left }) => left), notice: own.notice };
  }
  const done = held.flatMap(({ matched }) =>
    matched.flatMap(({ standing, fresh }) => (standing === 'done' ? fresh : [])),
  );
  return done.length === 0 ? cause : { ...cause, done };
}

type Part = Merged & { readonly deployment: Deployment; readonly own: OwnChanges };

type One = Part & { readonly ours: Comment | null; readonly rivals: readonly Comment[] };

/** The part of one deployment. */
type HeldOne = {
  readonly deployment: Deployment;
  readonly payload: RecordPayload | null;
  readonly matched: readonly Matched[];
  readonly left: readonly PlannedBundle[];
  readonly cause: Cause | null;
};

function holdOne(one: One, action: ActionRuntime): HeldOne {
  const { deployment, pull, ours } = one;
  const changed = changedOf(one);
  const nothing = { deployment, payload: null, matched: [], left: [], cause: null };
  if (changed.length === 0) return { ...nothing, ...recordedOnly(one, action) };
  const believed = believe(ours, pull, deployment.slug, action);
  if ('code' in believed) {
    const isMeant = believed.code === 'edited' || believed.code === 'other-token';
    return isMeant || one.own.mayTouch(changed, ours !== null)
      ? { ...nothing, cause: believed }
      : { ...nothing, left: changed };
  }
  const left = changed.filter(isNotIn(believed));
  const unreviewed = left.filter((bundle) => one.own.mayTouch([bundle], true));
  // It never had a plan for this deployment.
  if (believed.bundles.length === 0 && unreviewed.length === 0) return { ...nothing, left };
  const matched = matchRecord(believed, one.plan.bundles);
  const binding = bindingCause(believed, one, action) ?? rivalCause(believed, one, action);
  if (binding !== null) return { ...nothing, cause: binding };
  return {
    deployment,
    payload: believed,
    matched,
    left,
    cause: contentCause(matched, unreviewed, one.isQueued && isStrict(one, action)),
  };
}

/** Of a deployment that nothing is to be sent to: its record, where there is one about this merge. */
function recordedOnly(one: One, action: ActionRuntime): Partial<HeldOne> {
  const { deployment, pull, ours } = one;
  const payload = ours === null ? null : signedIn(ours, pull, deployment.slug, action);
  if (payload === null || bindingCause(payload, one, action) !== null) return {};
  return { payload, matched: matchRecord(payload, one.plan.bundles) };
}

/** Why a record is not about this merge, or null. */
function bindingCause(payload: RecordPayload, { pull, deployment, files }: Part, action: ActionRuntime): Cause | null {
  const settings = settingsDigest(files.settings);
  const here = { ...whereOf(action), pull: pull.number, deployment, settings, head: pull.head, merge: null };
  const binding = matchBindings(payload, here);
  return binding && bindings[binding.kind](binding);
}

/** Of two plans for one commit nobody can tell which one was read. */
function rivalCause(
  { plan, head }: RecordPayload,
  { rivals, pull, deployment }: One,
  action: ActionRuntime,
): Cause | null {
  const isOther = (rival: Comment): boolean => {
    const payload = signedIn(rival, pull, deployment.slug, action);
    return payload !== null && payload.head === head && payload.plan !== plan;
  };
  return rivals.some(isOther)
    ? { code: 'edited', reason: 'another comment holds another plan for the same commit' }
    : null;
}

const elsewhere = (): Cause => ({ code: 'elsewhere' });

const otherCommit = ({ reviewed, current }: BindingDifference): Cause => ({
  code: 'other-commit',
  reviewed,
  merged: current,
});

const bindings: Readonly<Record<BindingDifference['kind'], (difference: BindingDifference) => Cause>> = {
  repository: elsewhere,
  platform: elsewhere,
  deployment: elsewhere,
  pull: ({ reviewed }) => ({ code: 'other-pull', pull: Number(reviewed) }),
  settings: () => ({ code: 'settings' }),
  head: otherCommit,
  merge: otherCommit,
};

const changedOf = ({ plan, deployment }: Part): PlannedBundle[] =>
  plan.bundles.filter((bundle) => bundle.deployment.slug === deployment.slug && bundle.changes.length > 0);

const isNotIn =
  ({ bundles }: RecordPayload) =>
  ({ kind }: PlannedBundle): boolean =>
    bundles.every((reviewed) => reviewed.kind !== kind);

/** Whether another state version stops an apply, whatever it would change. */
const isStrict = ({ files }: Merged, { inputs }: ActionRuntime): boolean =>
  (inputs.onStale ?? files.settings.onStale) === 'refuse';

/**
 * Why a fresh preview of the very commit that a record is for shows another plan, and which bundles differ; null where it is the same.
 * As at the merge, a bundle that the record does not hold counts only where the pull request's own files change it.
 */
export function differenceOf(
  payload: RecordPayload,
  at: Omit<Merged, 'isQueued'> & { readonly deployment: Deployment },
  action: ActionRuntime,
): { readonly cause: Cause; readonly moved: readonly Moved[] } | null {
  const merged = { ...at, isQueued: false };
  const part = { ...merged, own: new OwnChanges(merged, action) };
  const matched = matchRecord(payload, at.plan.bundles);
  const unreviewed = changedOf(part)
    .filter(isNotIn(payload))
    .filter((bundle) => part.own.mayTouch([bundle], true));
  const strict = isStrict(part, action);
  const moved = matched
    .filter(({ standing }) => standing !== 'same' && (standing !== 'moved' || strict))
    .flatMap(toMoved);
  const content = contentCause(matched, unreviewed, strict) ?? (moved.length === 0 ? null : stale(moved));
  const cause = bindingCause(payload, part, action) ?? content;
  return cause && { cause, moved };
}

const stale = (moved: readonly Moved[]): Cause => ({ code: 'stale', moved });

/** Why what was reviewed is not what would be applied, or null. Strict: another state version is one, too. */
function contentCause(
  matched: readonly Matched[],
  unreviewed: readonly PlannedBundle[],
  strict: boolean,
): Cause | null {
  const missing = matched.filter(({ standing }) => standing === 'missing').map(({ reviewed }) => reviewed.kind);
  const added = unreviewed.map(({ kind }) => kind);
  if (missing.length + added.length > 0) return { code: 'bundles', missing, added };
  const others = matched.filter(({ standing }) => standing === 'other');
  const files = others.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh?.bundleDigest);
  if (files.length > 0) return { code: 'files', kinds: files.map(({ reviewed }) => reviewed.kind) };
  const moved = strict ? matched.filter(({ standing }) => standing === 'moved') : [];
  return others.length + moved.length === 0 ? null : stale([...others, ...moved].flatMap(toMoved));
}

/** A bundle as a record has it beside what the platform answers for it now. */
function toMoved({ reviewed, fresh }: Matched): Moved[] {
  if (fresh === null) return [];
  const { deployment, kind, stateVersion, changes } = fresh;
  return [
    {
      deployment,
      kind,
      reviewed: { ...reviewed, changes: stillReviewed(reviewed.changes, changes) },
      // Without digests nobody can say what is new; what applying would change now follows as a whole anyway.
      now: { stateVersion, changes: reviewed.changes === null ? null : changes },
    },
  ];
}

/** Those of today's changes that the reviewers saw, so that all others show as new. */
function stillReviewed(digests: readonly string[] | null, now: readonly Change[]): readonly Change[] | null {
  const known = new Set(digests);
  return digests === null ? null : now.filter((change) => known.has(shortDigest(change)));
}

export type Refused = { readonly slug: string; readonly cause: Cause };

/** Why some deployments are refused, and which, where the plan is about several; null where none is. */
export function causeOfAll(refused: readonly Refused[], plan: Plan): Cause | null {
  const [first] = refused;
  if (first === undefined) return null;
  return deploymentsIn(plan).length > 1 ? together(first.cause, refused) : first.cause;
}

/** All that are refused for the same reason as the first; of stale ones each has moved in a way of its own. */
function together(first: Cause, refused: readonly Refused[]): Cause {
  const isSo = ({ cause }: Refused): boolean =>
    (first.code === 'stale' && cause.code === 'stale') || isDeepStrictEqual(cause, first);
  const so = refused.filter(isSo);
  const otherwise = refused.filter((one) => !isSo(one)).map(({ slug }) => slug);
  const among = { so: so.map(({ slug }) => slug), otherwise };
  if (first.code !== 'stale') return { ...first, among };
  const moved = so.flatMap(({ cause }) => (cause.code === 'stale' ? cause.moved : []));
  return { ...first, moved, among };
}

/** Which bundles the pull request's own files declare otherwise than the commit before it. Looked at only once somebody asks. */
class OwnChanges {
  /** Why that is not known; null where nobody asked. */
  notice: string | null = null;
  readonly #merged: Merged;
  readonly #action: ActionRuntime;
  #found: ReadonlySet<PlannedBundle> | null = null;

  constructor(merged: Merged, action: ActionRuntime) {
    this.#merged = merged;
    this.#action = action;
  }

  /**
   * Whether one of these bundles, which are to change, surely is its own or may be. In a queue, where nobody knows, one that has no comment
   * passes: the push refuses it all the same. Where no run has a comment, nobody waits for an apply on merge.
   */
  mayTouch(bundles: readonly PlannedBundle[], hasComment: boolean): boolean {
    const { isQueued } = this.#merged;
    if (isQueued && !hasComment && !this.#action.inputs.comment) return false;
    this.#found ??= this.#find();
    if (this.notice !== null) return hasComment || !isQueued;
    return bundles.some((bundle) => this.#found?.has(bundle));
  }

  #find(): ReadonlySet<PlannedBundle> {
    const { onto, plan, files } = this.#merged;
    try {
      const commit = onto();
      fetchMissing(commit, this.#action);
      const past = pastOf(plan, files);
      const { bundles } = readBase(namedCommit(this.#action.git, commit).open(), past);
      const isOwn = (bundle: PlannedBundle): boolean => {
        const was = declared(bundle, bundles, past);
        return was === null || bundleDigest(was) !== bundle.bundleDigest;
      };
      return new Set(plan.bundles.filter((bundle) => bundle.changes.length > 0 && isOwn(bundle)));
    } catch (error) {
      // There may be no clone, no such commit or no permission.
      if (!(error instanceof UsageError)) throw error;
      this.notice = `The bundles that pull request #${String(this.#merged.pull.number)} changes are unknown: the commit before it ${unreadable(error)}`;
      return new Set();
    }
  }
}

/**
 * A preview of what was merged; or how it failed, where it has no changes of a bundle at the very state at which a record has some: then
 * the platform did not answer all, and nobody may be told that they are applied.
 */
export async function refuseOdd(outcome: Outcome, pulls: readonly Pull[], action: ActionRuntime): Promise<Outcome> {
  if (outcome.kind !== 'no-changes' && outcome.kind !== 'changes') return outcome;
  const { plan, problems } = outcome;
  if (plan.bundles.every(({ changes }) => changes.length > 0)) return outcome;
  for (const pull of pulls) {
    const { comments } = await commentsOf(pull, action);
    for (const [deployment, { comment }] of recordsIn(comments, action)) {
      const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
      const matched = payload === null ? [] : matchRecord(payload, plan.bundles);
      const odd = matched.find(({ standing }) => standing === 'odd')?.fresh ?? null;
      if (odd !== null) return { kind: 'failed', error: oddAnswer(odd), plan: null, results: [], problems };
    }
  }
  return outcome;
}

/** The bundles that were reviewed: what the files hold now, at the state versions and with the digests of the records. */
export function reviewedPlan(plan: Plan, payloads: readonly RecordPayload[]): Plan {
  const recorded = payloads.flatMap((payload) => matchRecord(payload, plan.bundles));
  const bundles = plan.bundles.flatMap((bundle): PlannedBundle[] => {
    const reviewed = recorded.find(({ fresh }) => fresh === bundle)?.reviewed;
    if (reviewed === undefined) return [];
    const { stateVersion, bundle: sent, diff } = reviewed;
    return [{ ...bundle, stateVersion, bundleDigest: sent, diffDigest: diff }];
  });
  return {
    bundles,
    digest: payloads.find((payload) => payload.bundles.length > 0)?.plan ?? plan.digest,
    summary: summarize(bundles.flatMap(({ changes }) => changes)),
  };
}
