import {
  type BundleKind,
  type BundleObject,
  type Deployment,
  exceptionScope,
  type ObjectKey,
} from '../../domain/bundle.ts';
import type { Change } from '../../domain/plan.ts';
import type { BundleReference } from '../../domain/review.ts';
import { foreign, joinSentences, listSentence, say, type Sentence } from '../../domain/sentence.ts';
import type { Rename } from '../../plan/renames.ts';

// Names of deployments, bundles and objects. `withDeployment`: whether a name says its deployment, which it does if the run has several.

/** A key for a bundle of a run. */
export const bundleKey = ({ deployment, kind }: BundleReference): string => `${kind} ${deployment.slug}`;

type OfDeployment = { readonly deployment: Deployment };

/** The distinct deployments of some bundles, by slug. */
export const deploymentSlugs = (bundles: readonly OfDeployment[]): string[] => [
  ...new Set(bundles.map(({ deployment }) => deployment.slug)),
];

export const hasSeveralDeployments = (bundles: readonly OfDeployment[]): boolean => deploymentSlugs(bundles).length > 1;

/** The number of deployments, or bundles of one kind, up to which each is named. */
const maxNamed = 3;

/** `a, b and c`; from four on `a, b and 46 others`. */
export function deploymentNames(slugs: readonly string[]): Sentence {
  const names = slugs.map((slug) => [foreign(slug)]);
  if (slugs.length <= maxNamed) return listSentence(names);
  return say`${joinSentences(names.slice(0, 2), ', ')} and ${slugs.length - 2} others`;
}

/** More than three things with the same key form a group; every other thing is a group of its own. */
export const groupIfMany = <Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[][] =>
  [...Map.groupBy(things, keyOf).values()].flatMap((group) =>
    group.length > maxNamed ? [group] : group.map((thing) => [thing]),
  );

/** A bundle by its kind. */
export const bundleName = ({ deployment, kind }: BundleReference, withDeployment: boolean): Sentence =>
  withDeployment ? [foreign(deployment.slug), ` ${kind}`] : [kind];

/** Bundles as a list; those of one kind in many deployments together. */
export function bundleNames(bundles: readonly BundleReference[], withDeployment: boolean): Sentence {
  const kinds = Array.from(
    Map.groupBy(bundles, ({ kind }) => kind),
    ([kind, bundlesOfKind]) => ({ kind, slugs: deploymentSlugs(bundlesOfKind) }),
  );
  const isByKind = withDeployment && kinds.some(({ slugs }) => slugs.length > maxNamed);
  return listSentence(
    isByKind
      ? kinds.map(({ kind, slugs }) => say`${[kind]} of ${deploymentNames(slugs)}`)
      : bundles.map((bundle) => bundleName(bundle, withDeployment)),
  );
}

/** What an object is, in our words, and its name from files or platform, which must be escaped. */
type ObjectName = { readonly noun: string; readonly name: string };

/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
export function describeChangedObject(change: Change, kind: BundleKind): ObjectName {
  const { object, key } = change;
  if (object === 'RemediationPolicy') return { noun: 'policy', name: keyText(key['slug']) };
  if (object === 'DetectionPolicy') return { noun: 'rules of', name: kind };
  if (object !== 'DetectionPolicyException') return { noun: 'object', name: `${object} ${JSON.stringify(key)}` };
  const content = change.after ?? change.before;
  const { rule_type, rule, scope_type, scope_target } = key;
  const parts = [content?.['exception_type'], rule_type, rule, 'in', scope_type, scope_target];
  const known = parts.filter((part) => part !== undefined && part !== null);
  return { noun: 'exception', name: known.map(keyText).join(' ') };
}

const keyText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** The object of a change. */
export function changeName(change: Change, bundle: BundleReference, withDeployment: boolean): Sentence {
  const { noun, name } = describeChangedObject(change, bundle.kind);
  const ofBundle = ofBundleSentence(change, bundle, withDeployment);
  // The name is the kind of the bundle, which is our own word.
  return change.object === 'DetectionPolicy'
    ? say`${[`${noun} ${name}`]}${ofBundle}`
    : say`${[noun]} ${name}${ofBundle}`;
}

/** The name of a change beside its meaning, which already names the rule and scope of an exception. */
export function shortChangeName(change: Change, bundle: BundleReference, withDeployment: boolean): Sentence {
  const { rule } = change.key;
  const isRuleInMessage = change.message.some((piece) => typeof piece !== 'string' && piece.foreign === rule);
  return change.object === 'DetectionPolicyException' && isRuleInMessage
    ? say`exception${ofBundleSentence(change, bundle, withDeployment)}`
    : changeName(change, bundle, withDeployment);
}

/** The bundle of an exception, and the deployment. */
function ofBundleSentence(
  { object }: Change,
  { deployment, kind }: BundleReference,
  withDeployment: boolean,
): Sentence {
  const ofKind = object === 'DetectionPolicyException' ? ` of ${kind}` : '';
  return say`${[ofKind]}${withDeployment ? say` of ${deployment.slug}` : []}`;
}

/** An object of a bundle as in the platform's diff, and in a sentence. */
export function describeBundleObject(
  object: BundleObject,
  kind: BundleKind,
): ObjectName & { readonly object: string; readonly key: ObjectKey } {
  if (object.kind === 'policy')
    return { object: 'RemediationPolicy', key: { slug: object.slug }, noun: 'policy', name: object.slug };
  if (object.kind === 'item') {
    const { list, item } = object;
    return { object: 'DetectionPolicy', key: { list, item }, noun: `item of ${list}`, name: item };
  }
  if (object.kind === 'bundle') return { object: 'Bundle', key: {}, noun: 'bundle', name: kind };
  const { rule, rule_type } = object.exception;
  const { type, target = null } = exceptionScope(object.exception);
  return {
    object: 'DetectionPolicyException',
    key: { scope_type: type, scope_target: target, rule, rule_type },
    noun: 'exception',
    name: [rule_type, rule, 'in', type, target].map(String).join(' '),
  };
}

/** What a rename loses, and what to do instead. */
export const renameSentence = ({ deleted, created, isEdited, at: { file, line } }: Rename): Sentence =>
  say`${deleted} is deleted and ${created} created with ${[isEdited ? 'almost the same content' : 'the same content']}: a new identity loses its history. To rename, keep the identity: write ${`slug: ${deleted}`} at ${`${file}:${String(line)}`}.`;

/** The repository's notes: `owner: appsec · ticket: SEC-12`. */
export function notesSentence({ notes }: Change): Sentence {
  return joinSentences(
    Object.entries(notes).map(([name, value]) => [foreign(`${name.replace(/^x-/, '')}: ${value}`)]),
    ' · ',
  );
}
