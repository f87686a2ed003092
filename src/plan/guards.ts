import type { LabelGuard } from '../domain/consent.ts';
import type { Change, Guard, Plan, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import type { GuardLimits } from '../domain/settings.ts';
import { shellWord } from '../domain/shell-word.ts';
import { canonicalObject } from './canonical.ts';
import { judge } from './effect.ts';
import type { Judgement } from './effect/judgement.ts';
import { inWords } from './effect/words.ts';
import { countRemovals, type Removals } from './removals.ts';

type Counted = { readonly bundle: PlannedBundle; readonly removals: Removals };

/** Every reason why a person must say yes first. The limits already hold what was consented to. */
export const guardPlan = (plan: Plan, limits: GuardLimits): Guard[] => guardRest(plan, limits, new Map());

/** What somebody said yes to, by the slug of the deployment whose plan they saw. */
export type Consented = ReadonlyMap<string, readonly LabelGuard[]>;

/** The reasons that are left after such a yes: one for a deployment says nothing of another. */
export function guardRest(plan: Plan, limits: GuardLimits, consented: Consented): Guard[] {
  const counted = plan.bundles.map((bundle) => ({ bundle, removals: countRemovals(bundle) }));
  const asked = (guard: LabelGuard): readonly Counted[] =>
    counted.filter(({ bundle }) => consented.get(bundle.deployment.slug)?.includes(guard) !== true);
  return [
    ...guardDeletes(asked('max-deletes'), limits),
    ...guardPercent(asked('max-delete-percent'), limits),
    ...guardEmpty(asked('empty'), limits),
    ...plan.bundles.flatMap((bundle) => guardProtected(bundle, limits)),
    ...asked('looser').flatMap(({ bundle }) => guardLooser(bundle, limits)),
  ];
}

const refuse = (guard: Guard['guard'], what: string, consent: string): Guard => ({
  guard,
  message: `${what} If that is meant, run again with ${consent}.`,
  consent,
});

// One option serves the whole run, so each message names the number that lets all of its bundles pass.
function guardDeletes(counted: readonly Counted[], { maxDeletes }: GuardLimits): Guard[] {
  const over = counted.filter(({ removals }) => removals.removed > maxDeletes);
  const consent = `--max-deletes ${String(Math.max(...over.map(({ removals }) => removals.removed)))}`;
  return over.map((one) => refuse('max-deletes', `${wouldBeDeleted(one)} (limit ${String(maxDeletes)}).`, consent));
}

// Below this, one deletion more or less says nothing as a share.
const fewest = 10;

function guardPercent(counted: readonly Counted[], { maxDeletePercent }: GuardLimits): Guard[] {
  const over = counted.filter(
    ({ removals: { live, removed } }) => live >= fewest && removed * 100 > maxDeletePercent * live,
  );
  const consent = `--max-delete-percent ${String(Math.max(...over.map(({ removals }) => percentOf(removals))))}`;
  return over.map((one) => {
    const share = `that is ${String(percentOf(one.removals))}% (limit ${String(maxDeletePercent)}%)`;
    return refuse('max-delete-percent', `${wouldBeDeleted(one)}; ${share}.`, consent);
  });
}

/** Rounded up, so that consenting to it is enough. */
const percentOf = ({ live, removed }: Removals): number => Math.ceil((removed * 100) / live);

const wouldBeDeleted = ({ bundle, removals: { live, removed } }: Counted): string =>
  `${String(removed)} of ${String(live)} ${nouns[bundle.kind]} in ${bundle.deployment.slug} would be deleted`;

const nouns = {
  remediation: 'remediation policies',
  'detection/code': 'rulesets, rules and exceptions of detection/code',
  'detection/secrets': 'rulesets, rules and exceptions of detection/secrets',
} as const satisfies Record<PlannedBundle['kind'], string>;

function guardEmpty(counted: readonly Counted[], { allowEmpty }: GuardLimits): Guard[] {
  const emptied = counted.filter(
    ({ removals: { essential } }) => !allowEmpty && essential.live > 0 && essential.left === 0,
  );
  return emptied.map(({ bundle, removals: { essential } }) => {
    const what = `No ${essential.noun} would be left in ${placeOf(bundle)} (${String(essential.live)} live now).`;
    return refuse('empty', what, '--allow-empty');
  });
}

const placeOf = ({ kind, deployment }: PlannedBundle): string =>
  kind === 'remediation' ? deployment.slug : `${kind} of ${deployment.slug}`;

const isWeakening = ({ effect }: Judgement): boolean =>
  effect === 'looser' || effect === 'mixed' || effect === 'unknown';

function guardProtected({ changes, deployment }: PlannedBundle, { protected: slugs }: GuardLimits): Guard[] {
  const touched = changes.filter(
    (change) => change.object === 'RemediationPolicy' && slugs.includes(String(change.key['slug'])),
  );
  return touched.flatMap((change) => {
    const harm = harmOf(change);
    if (harm === null) return [];
    const slug = String(change.key['slug']);
    const what = `The protected policy ${slug} in ${deployment.slug} would be ${harm}.`;
    return [refuse('protected', what, `--allow-protected ${shellWord(slug)}`)];
  });
}

// That another policy makes up for it today says nothing: that one is not protected, and may go tomorrow.
function harmOf(change: Change): string | null {
  if (change.verb === 'delete') return 'deleted';
  if (change.verb === 'create') return null;
  if (isWeakening(change)) return `changed (${change.effect}: ${change.says})`;
  const own = judgeAlone(change);
  return own !== null && isWeakening(own) ? `changed (${own.effect} by itself: ${own.says})` : null;
}

/** A policy that is off can be hollowed out, and switched on then or later; so it is looked at as if it were on. */
function judgeAlone(change: Extract<Change, { verb: 'update' }>): Judgement | null {
  if (change.before['active'] !== false) return judge('update', change);
  const [before, after] = [asOn(change.before), asOn(change.after)];
  const isSame = canonicalObject(change.object, before) === canonicalObject(change.object, after);
  return isSame ? null : judge('update', { ...change, before, after });
}

const asOn = (policy: Content): Content => ({ ...policy, active: true });

function guardLooser(bundle: PlannedBundle, { looser }: GuardLimits): Guard[] {
  const weakening = bundle.changes.filter(isWeakening);
  if (looser === 'allow' || weakening.length === 0) return [];
  const count = `${String(weakening.length)} ${weakening.length === 1 ? 'change' : 'changes'}`;
  const what = `${count} of ${bundle.kind} in ${bundle.deployment.slug} would loosen enforcement, or may: ${inWords(weakening.map(nameOf))}.`;
  return [refuse('looser', what, '--allow-looser')];
}

function nameOf({ object, key }: Change): string {
  if (object === 'RemediationPolicy') return String(key['slug']);
  if (object === 'DetectionPolicyException')
    return `exception for ${String(key['rule'])} in ${String(key['scope_type'])} ${String(key['scope_target'])}`;
  return object === 'DetectionPolicy' ? 'rule lists' : object;
}
