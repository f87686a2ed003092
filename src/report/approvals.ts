import type { Surface } from '../domain/fix.ts';
import { approvingSetting, type GuardViolation, guardSentence } from '../domain/guards.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../domain/sentence.ts';
import { type Block, listBlock } from './blocks.ts';
import { deploymentNames } from './words/names.ts';

/** What needs approval before an apply: each reason once, though several guards may have it, and how to approve them all. */
export function approvalBlocks(guards: readonly GuardViolation[], surface: Surface): Block[] {
  if (guards.length === 0) return [];
  const reasons = groupGuards(guards).map(({ reason, limits, advice }) =>
    guardSentence({ reason, limit: joinSentences(limits, '; '), advice }),
  );
  return [listBlock('Approval required', 'warning', reasons, approvalHintSentence(guards, surface))];
}

/** Which settings approve the guards, and how a setting takes effect on this surface. */
export function approvalHintSentence(guards: readonly GuardViolation[], surface: Surface): Sentence {
  const settings = listSentence([...new Set(guards.map(approvingSetting))].map((setting) => [foreign(setting)]));
  return surface === 'action'
    ? say`To approve, set ${settings} in ${'ifmatch.yaml'} on the base branch first.`
    : say`To approve, set ${settings} in ${'ifmatch.yaml'} and have that reviewed.`;
}

/** Guards that a plan exceeds for one reason. */
type GroupedGuard = {
  readonly reason: Sentence;
  /** Slug of the only deployment that it is about; null if it is about several, or about none in particular. */
  readonly slug: string | null;
  readonly limits: readonly Sentence[];
  readonly advice: Sentence;
};

/**
 * Guards by reason. First those with equal reasons are merged, then those whose reasons differ only in the deployment: from `12 policies in acme would
 * be deleted` and `12 policies in globex would be deleted` to `12 policies in acme and globex would be deleted`.
 */
function groupGuards(guards: readonly GuardViolation[]): GroupedGuard[] {
  const ofOneReason = Map.groupBy(guards, ({ reason }) => JSON.stringify(reason));
  const reasons = [...ofOneReason.values()].flatMap(mergeGuards);
  const alike = Map.groupBy(reasons, ({ reason, slug, limits, advice }) =>
    JSON.stringify([replaceDeployment(reason, slug, ['the deployment']), limits, advice]),
  );
  return [...alike.values()].flatMap(nameAllDeployments);
}

/** Guards with equal reasons as one. */
function mergeGuards(guards: readonly GuardViolation[]): GroupedGuard[] {
  const [first] = guards;
  if (first === undefined) return [];
  const { reason, deployments = [] } = first;
  const [slug = null] = deployments.length === 1 ? deployments : [];
  const advice = guards.find((guard) => guard.advice !== undefined)?.advice ?? [];
  return [{ reason, slug, limits: guards.map(({ limit }) => limit), advice }];
}

/** Guards whose reasons differ only in the deployment as one, which names all of these. */
function nameAllDeployments(alike: readonly GroupedGuard[]): GroupedGuard[] {
  const [first, ...others] = alike;
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  const slugs = alike.map(({ slug }) => slug).filter((slug) => slug !== null);
  return [{ ...first, reason: replaceDeployment(first.reason, first.slug, deploymentNames(slugs)) }];
}

/** A reason with other words for its deployment; unchanged if it does not name the deployment exactly once. */
function replaceDeployment(reason: Sentence, slug: string | null, words: Sentence): Sentence {
  const isSlug = (piece: Sentence[number]): boolean => typeof piece !== 'string' && piece.foreign === slug;
  if (reason.filter(isSlug).length !== 1) return reason;
  return reason.flatMap((piece) => (isSlug(piece) ? words : [piece]));
}
