import { isDeepStrictEqual } from 'node:util';
import { oddAnswer } from '../apply/check.ts';
import { deploymentsIn, fetchMissing, unreadable } from './sources.ts';
import { believe, oursOf, readOurs, signedIn } from './comments.ts';
import { declaredAt } from '../commands/base.ts';
import type { Loaded } from '../commands/load.ts';
import type { Deployment } from '../domain/bundle.ts';
import type { Cause, Pull } from '../domain/github.ts';
import { UsageError } from '../domain/errors.ts';
import { type Change, type Plan, type PlannedBundle, summarize } from '../domain/plan.ts';
import type { RecordPayload } from '../domain/record.ts';
import { type Marked, oursIn, rivalsIn } from '../github/publish.ts';
import { bundleDigest } from '../plan/digest.ts';
import { settingsDigest, shortDigest } from '../record/payload.ts';
import { matchBindings, type Matched, matchRecord } from '../record/record.ts';
import type { ActionRuntime } from '../runtime/action-runtime.ts';
import type { Outcome, Moved } from '../domain/outcome.ts';

/** A fresh plan of a pull request's merge, done or queued. */
type Merged = {
  readonly pull: Pull;
  /** Finds the commit that it was merged onto. May throw UsageError. */
  readonly onto: () => string;
  readonly plan: Plan;
  readonly files: Loaded;
  /** Whether the merge is still queued: no apply follows that handles a stale state by `on_stale`. */
  readonly isQueued: boolean;
};

/** The part that may proceed. */
type Held = {
  /** The reviewed bundles: the content of the current files, with the state versions and digests of the records. */
  readonly reviewed: Plan;
  /** Bundles that would change now, but by neither the reviewed plan nor the pull request's files: not sent. */
  readonly left: readonly PlannedBundle[];
};

/**
 * Checks a fresh plan against the signed records of its pull request, bundle by bundle. A recorded bundle is bound to its content, state
 * version and diff; without changes left, it is applied. An unrecorded bundle that would change now is left alone. But if the pull
 * request's own files change it, the whole plan is refused, since its apply is expected. Returns the cause of a refusal.
 */
export async function holdPlan(merged: Merged, action: ActionRuntime): Promise<Held | Cause> {
  const all = oursIn(await action.github.comments(merged.pull.number), oursOf(action));
  const own = ownChanges(merged, action);
  const held: HeldOne[] = [];
  for (const deployment of deploymentsIn(merged.plan)) {
    const marked = all.get(deployment.slug) ?? [];
    held.push(await holdOne({ ...merged, deployment, own, marked }, action));
  }
  const cause = causeOfAll(held);
  if (cause === null) return { reviewed: reviewedPlan(merged.plan, held), left: held.flatMap(({ left }) => left) };
  const done = held.flatMap(({ matched }) =>
    matched.flatMap(({ standing, fresh }) => (standing === 'done' ? fresh : [])),
  );
  return done.length === 0 ? cause : { ...cause, done };
}

type Part = Merged & {
  readonly deployment: Deployment;
  /** Those of these changed bundles that are, or may be, the pull request's own. */
  readonly own: (bundles: readonly PlannedBundle[]) => Promise<readonly PlannedBundle[]>;
};

/** `marked`: our comments of the deployment. */
type One = Part & { readonly marked: readonly Marked[] };

/** The part of one deployment; nothing for one without changes. */
type HeldOne = {
  readonly deployment: Deployment;
  readonly payload: RecordPayload | null;
  readonly matched: readonly Matched[];
  readonly left: readonly PlannedBundle[];
  readonly cause: Cause | null;
};

async function holdOne(one: One, action: ActionRuntime): Promise<HeldOne> {
  const { deployment, pull, marked } = one;
  const changed = changedOf(one);
  const nothing = { deployment, payload: null, matched: [], left: [], cause: null };
  if (changed.length === 0) return nothing;
  const believed = believe(marked[0], pull, deployment.slug, action);
  if ('code' in believed) {
    const isMeant = believed.code === 'edited' || believed.code === 'other-token';
    return isMeant || (await one.own(changed)).length > 0
      ? { ...nothing, cause: believed }
      : { ...nothing, left: changed };
  }
  const left = changed.filter(isNotIn(believed));
  const unreviewed = await one.own(left);
  // There never was a plan for this deployment.
  if (believed.bundles.length === 0 && unreviewed.length === 0) return { ...nothing, left };
  const matched = matchRecord(believed, one.plan.bundles);
  const binding = bindingCause(believed, one) ?? rivalCause(believed, one, action);
  if (binding !== null) return { ...nothing, cause: binding };
  return {
    deployment,
    payload: believed,
    matched,
    left,
    cause: contentCause(matched, unreviewed, one.isQueued && isStrict(one, action)),
  };
}

/** Why a record is not about this merge, or null. */
const bindingCause = (payload: RecordPayload, { pull, deployment, files }: Part): Cause | null =>
  matchBindings(payload, {
    pull: pull.number,
    deployment,
    settings: settingsDigest(files.settings),
    head: pull.head,
  });

/** Of two plans for one commit, it is unknown which was reviewed. */
function rivalCause(
  { plan, head }: RecordPayload,
  { marked, pull, deployment }: One,
  action: ActionRuntime,
): Cause | null {
  const isOther = (rival: Marked): boolean => {
    const payload = signedIn(rival, pull, deployment.slug, action);
    return payload !== null && payload.head === head && payload.plan !== plan;
  };
  return rivalsIn(marked).some(isOther)
    ? { code: 'edited', reason: 'another comment holds another plan for the same commit' }
    : null;
}

const changedOf = ({ plan, deployment }: Part): PlannedBundle[] =>
  plan.bundles.filter((bundle) => bundle.deployment.slug === deployment.slug && bundle.changes.length > 0);

const isNotIn =
  ({ bundles }: RecordPayload) =>
  ({ kind }: PlannedBundle): boolean =>
    bundles.every((reviewed) => reviewed.kind !== kind);

/** Whether a changed state version stops an apply even with the same diff. */
const isStrict = ({ files }: Merged, { inputs }: ActionRuntime): boolean =>
  (inputs.onStale ?? files.settings.onStale) === 'refuse';

/**
 * Why a fresh preview of the recorded commit shows another plan, and which bundles differ; null if it is the same.
 * As at the merge, an unrecorded bundle counts only if the pull request's own files change it.
 */
export async function differenceOf(
  payload: RecordPayload,
  at: Omit<Merged, 'isQueued'> & { readonly deployment: Deployment },
  action: ActionRuntime,
): Promise<{ readonly cause: Cause; readonly moved: readonly Moved[] } | null> {
  const merged = { ...at, isQueued: false };
  const part = { ...merged, own: ownChanges(merged, action) };
  const matched = matchRecord(payload, at.plan.bundles);
  const unreviewed = await part.own(changedOf(part).filter(isNotIn(payload)));
  const strict = isStrict(part, action);
  const moved = matched
    .filter(({ standing }) => standing !== 'same' && (standing !== 'moved' || strict))
    .flatMap(toMoved);
  const content = contentCause(matched, unreviewed, strict) ?? (moved.length === 0 ? null : stale(moved));
  const cause = bindingCause(payload, part) ?? content;
  return cause && { cause, moved };
}

const stale = (moved: readonly Moved[]): Cause => ({ code: 'stale', moved });

/** Why the fresh plan is not the reviewed one, or null. Strict: a changed state version counts, too. */
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

/** A recorded bundle beside the platform's current answer. */
function toMoved({ reviewed, fresh }: Matched): Moved[] {
  if (fresh === null) return [];
  const { deployment, kind, stateVersion, changes } = fresh;
  return [
    {
      deployment,
      kind,
      reviewed: { ...reviewed, changes: stillReviewed(reviewed.changes, changes) },
      // Without digests it is unknown which changes are new; the fresh plan follows as a whole anyway.
      now: { stateVersion, changes: reviewed.changes === null ? null : changes },
    },
  ];
}

/** The current changes that the reviewers saw, so that all others show as new. */
function stillReviewed(digests: readonly string[] | null, now: readonly Change[]): readonly Change[] | null {
  const known = new Set(digests);
  return digests === null ? null : now.filter((change) => known.has(shortDigest(change)));
}

type Refused = { readonly slug: string; readonly cause: Cause };

/** Why deployments of a plan are refused, and which, if it has several; null if none is. */
export function causeOfAll(all: readonly Pick<HeldOne, 'deployment' | 'cause'>[]): Cause | null {
  const refused = all.flatMap(({ deployment: { slug }, cause }) => (cause === null ? [] : [{ slug, cause }]));
  const [first] = refused;
  if (first === undefined) return null;
  return all.length > 1 ? together(first.cause, refused) : first.cause;
}

/** All that are refused for the same reason as the first; each stale one has moved in its own way. */
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

/** The bundles that the pull request's own files change against the commit before it, or all if that is unknown. Found on first use. */
function ownChanges(merged: Merged, action: ActionRuntime): Part['own'] {
  let found: Promise<ReadonlySet<PlannedBundle> | null> | null = null;
  return async (bundles) => {
    // Nothing is fetched for none.
    if (bundles.length === 0) return bundles;
    const own = await (found ??= findOwn(merged, action));
    return bundles.filter((bundle) => own === null || own.has(bundle));
  };
}

async function findOwn(
  { pull, onto, plan, files }: Merged,
  action: ActionRuntime,
): Promise<ReadonlySet<PlannedBundle> | null> {
  try {
    const commit = onto();
    fetchMissing(commit, action);
    const declared = await declaredAt(commit, plan, files, action.git);
    const isOwn = (bundle: PlannedBundle): boolean => {
      const was = declared(bundle);
      return was === null || bundleDigest(was) !== bundle.bundleDigest;
    };
    return new Set(plan.bundles.filter(isOwn));
  } catch (error) {
    // There may be no clone, no such commit or no permission.
    if (!(error instanceof UsageError)) throw error;
    const which = `The bundles that pull request #${String(pull.number)} changes are unknown`;
    action.notes.notices.add(`${which}: the commit before it ${unreadable(error)}`);
    return null;
  }
}

/**
 * A preview of the merged files; or how it failed, if a bundle has no changes at the very state version at which a record has some. Then
 * the platform's answer is incomplete, and must not be reported as applied.
 */
export async function refuseOdd(outcome: Outcome, pulls: readonly Pull[], action: ActionRuntime): Promise<Outcome> {
  if (outcome.kind !== 'no-changes' && outcome.kind !== 'changes') return outcome;
  const { plan, problems } = outcome;
  if (plan.bundles.every(({ changes }) => changes.length > 0)) return outcome;
  for (const pull of pulls) {
    const said = await readOurs(pull, action);
    for (const [deployment, one] of said ?? []) {
      const payload = deployment === null ? null : signedIn(one, pull, deployment, action);
      const matched = payload === null ? [] : matchRecord(payload, plan.bundles);
      const odd = matched.find(({ standing }) => standing === 'odd')?.fresh ?? null;
      if (odd !== null) return { kind: 'failed', error: oddAnswer(odd), plan: null, results: [], problems };
    }
  }
  return outcome;
}

function reviewedPlan(plan: Plan, held: readonly HeldOne[]): Plan {
  const recorded = held.flatMap(({ matched }) => matched);
  const bundles = plan.bundles.flatMap((bundle): PlannedBundle[] => {
    const reviewed = recorded.find(({ fresh }) => fresh === bundle)?.reviewed;
    if (reviewed === undefined) return [];
    const { stateVersion, bundle: sent, diff } = reviewed;
    return [{ ...bundle, stateVersion, bundleDigest: sent, diffDigest: diff }];
  });
  return {
    bundles,
    digest: held.find(({ matched }) => matched.length > 0)?.payload?.plan ?? plan.digest,
    summary: summarize(bundles.flatMap(({ changes }) => changes)),
  };
}
