import {
  type BundleKind,
  type BundleObject,
  type Deployment,
  exceptionScope,
  type ObjectKey,
} from '../../domain/bundle.ts';
import { fixOf, PlatformError } from '../../domain/errors.ts';
import type { Surface } from '../../domain/fix.ts';
import type { Change } from '../../domain/plan.ts';
import type { Rename } from '../../plan/renames.ts';
import { foreign, joined, listed, say, type Sentence } from '../../domain/sentence.ts';

export type Owner = { readonly deployment: Deployment; readonly kind: BundleKind };

/** A key for a bundle of a run. */
export const ownerKey = ({ deployment, kind }: Owner): string => `${kind} ${deployment.slug}`;

type OfDeployment = Pick<Owner, 'deployment'>;

/** The distinct deployments of some bundles, by slug. */
export const slugsOf = (bundles: readonly OfDeployment[]): string[] => [
  ...new Set(bundles.map(({ deployment }) => deployment.slug)),
];

/** `a, b and c`; from four on `a, b and 46 others`. */
export function deploymentNames(slugs: readonly string[]): Sentence {
  const names = slugs.map((slug) => [foreign(slug)]);
  return slugs.length < 4 ? listed(names) : say`${joined(names.slice(0, 2), ', ')} and ${slugs.length - 2} others`;
}

export const hasSeveralDeployments = (bundles: readonly OfDeployment[]): boolean => slugsOf(bundles).length > 1;

/** Why a run failed: the message, facts for support from the platform's answer, and what to do. */
export function failureLines(error: Error, surface: Surface): string[] {
  const { status, code, requestId } =
    error instanceof PlatformError ? error : { status: null, code: null, requestId: null };
  const facts = Object.entries({ status, code, request: requestId }).filter(([, fact]) => fact !== null);
  const fix = fixOf(error, surface);
  return [
    ...error.message.split('\n'),
    facts.map(([name, fact]) => `${name} ${String(fact)}`).join(', '),
    fix === null ? '' : `fix: ${fix}`,
  ].filter((line) => line !== '');
}

/** What a rename loses, and what to do instead. */
export const renameWords = ({ deleted, created, isEdited, at: { file, line } }: Rename): Sentence =>
  say`${deleted} is deleted and ${created} created with ${[isEdited ? 'almost the same content' : 'the same content']}: a new identity loses its history. To rename, keep the identity: write ${`slug: ${deleted}`} at ${`${file}:${String(line)}`}.`;

/** The repository's notes: `owner: appsec · ticket: SEC-12`. */
export function noteWords(change: Change): Sentence {
  return joined(
    Object.entries(change.notes).map(([name, value]) => [foreign(`${name.replace(/^x-/, '')}: ${value}`)]),
    ' · ',
  );
}

/** An object: our noun, and a name from files or platform, which must be escaped. */
type ObjectName = { readonly noun: string; readonly name: string };

/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
export function objectName(change: Change, kind: BundleKind): ObjectName {
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

/** The name of an object as a sentence. `several`: whether to name its deployment. */
export function nameOf(change: Change, owner: Owner, several: boolean): Sentence {
  const { noun, name } = objectName(change, owner.kind);
  if (change.object === 'DetectionPolicy') return say`${[`${noun} ${name}`]}${ownerWords(change, owner, several)}`;
  return say`${[noun]} ${name}${ownerWords(change, owner, several)}`;
}

/** The same beside the meaning of the change, which names the rule and the scope of an exception. */
export function shortNameOf(change: Change, owner: Owner, several: boolean): Sentence {
  const { rule } = change.key;
  const isNamed = change.message.some((piece) => typeof piece !== 'string' && piece.foreign === rule);
  return change.object === 'DetectionPolicyException' && isNamed
    ? say`exception${ownerWords(change, owner, several)}`
    : nameOf(change, owner, several);
}

/** The bundle of an exception, and the deployment. */
function ownerWords({ object }: Change, { deployment, kind }: Owner, several: boolean): Sentence {
  const of = object === 'DetectionPolicyException' ? ` of ${kind}` : '';
  return say`${[of]}${several ? say` of ${deployment.slug}` : []}`;
}

/** A bundle by its kind, and by deployment if there are several. */
export const bundleOf = ({ deployment, kind }: Owner, several: boolean): Sentence =>
  several ? [foreign(deployment.slug), ` ${kind}`] : [kind];

/** Bundles as a list; those of one kind in many deployments together. */
export function bundleNames(owners: readonly Owner[], several: boolean): Sentence {
  const kinds = [...Map.groupBy(owners, ({ kind }) => kind)].map(([kind, own]) => ({ kind, slugs: slugsOf(own) }));
  const isMany = several && kinds.some(({ slugs }) => slugs.length > 3);
  return listed(
    isMany
      ? kinds.map(({ kind, slugs }) => say`${[kind]} of ${deploymentNames(slugs)}`)
      : owners.map((one) => bundleOf(one, several)),
  );
}

const keyText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** An object as in the platform's diff, and in a sentence. */
type Named = { readonly object: string; readonly key: ObjectKey; readonly noun: string; readonly name: string };

export function nameOfObject(object: BundleObject, kind: BundleKind): Named {
  if (object.kind === 'policy')
    return { object: 'RemediationPolicy', key: { slug: object.slug }, noun: 'policy', name: object.slug };
  if (object.kind === 'item') {
    const { list: within, item } = object;
    return { object: 'DetectionPolicy', key: { list: within, item }, noun: `item of ${within}`, name: item };
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
