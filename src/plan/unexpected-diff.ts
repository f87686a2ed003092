import {
  type BundleContent,
  type Content,
  type Deployment,
  exceptionId,
  nameOfBundle,
  objectId,
  ruleLists,
} from '../domain/bundle.ts';
import type { DiffEntry, DryRun } from '../domain/dry-run.ts';
import { PlatformError } from '../domain/errors.ts';
import { type ExtraFields, unknownFieldsIn } from '../domain/extra-fields.ts';
import { policyFinder } from '../domain/plan.ts';
import type { DetectionBundle, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import { readItems } from './detection-lists.ts';
import { describeObject, firstDifference, shortJson } from './differences.ts';
import { requestException, requestPolicy } from './request-fields.ts';
import { exceptionName } from './strength.ts';

/**
 * Throws PlatformError if the diff of a dry run does not lead to the bundle that was sent: it deletes an object of the bundle, creates or updates
 * one that is not in it, or shows another content. These differences are ignored, since the platform may normalize them: slugs derived from names,
 * defaults, unused fields, the order of sets, and fields that only it has. Objects of unknown kinds are not compared.
 */
export function refuseUnexpectedDiff(bundle: BundleContent, deployment: Deployment, { entries }: DryRun): void {
  const unexpected =
    bundle.kind === 'remediation'
      ? findUnexpectedPolicy(bundle.content, entries)
      : findUnexpectedDetection(bundle.content, entries);
  if (unexpected === null) return;
  throw new PlatformError(
    `The platform's dry run of ${nameOfBundle({ ...bundle, deployment })} shows something else than what was sent: it would ${unexpected.does}. Nothing is applied.`,
    { fix: unexpected.fix },
  );
}

/** What the platform would do that was not asked of it, and what to do about it. */
type Unexpected = { readonly does: string; readonly fix: string };

const retryFix = 'Its answer may be about another request. Retry; if it persists, ask the operator of the platform.';
const storedFormFix = 'If the platform stores it in this form, write it like that in the files.';

function findUnexpectedPolicy(content: RemediationBundle, entries: readonly DiffEntry[]): Unexpected | null {
  const findPolicy = policyFinder(content);
  const declaredSlugs = new Set(content.policies.map(({ slug }) => slug));
  for (const entry of entries.filter(({ object }) => object === 'RemediationPolicy')) {
    const { key, after } = entry;
    const slug = String(key['slug']);
    if (after === null) {
      // A slug that is only derived from a name may be another policy's on this platform.
      if (declaredSlugs.has(slug)) return { does: `delete policy ${slug}, which is in it`, fix: retryFix };
      continue;
    }
    const sent = findPolicy(slug, after['name']);
    if (sent === null) return notInBundle(entry);
    const stored = requestPolicy(withSlugOf(sent, after), extraFieldsOf(sent));
    const unexpected = findUnexpectedContent(entry, sent, stored);
    if (unexpected !== null) return unexpected;
  }
  return null;
}

/** The stored policy with the slug that was sent: the platform derives a slug where none was. */
const withSlugOf = ({ slug }: RemediationPolicy, { slug: _, ...stored }: Content): Content =>
  slug === undefined ? stored : { ...stored, slug };

/** The fields of a policy that the API does not know: configured ones, which must come back as sent. */
function extraFieldsOf(policy: RemediationPolicy): Partial<ExtraFields> {
  const { filters, actions } = policy;
  return {
    policy: Object.keys(unknownFieldsIn('policy', policy)),
    filters: Object.keys(unknownFieldsIn('filters', filters)),
    condition: filters.conditions.flatMap((condition) => Object.keys(unknownFieldsIn('condition', condition))),
    action: actions.flatMap((action) => Object.keys(unknownFieldsIn('action', action))),
  };
}

function findUnexpectedDetection(content: DetectionBundle, entries: readonly DiffEntry[]): Unexpected | null {
  const sentExceptions = new Map(content.exceptions.map((exception) => [exceptionId(exception), exception]));
  for (const entry of entries) {
    const unexpected = findUnexpectedLists(entry, content) ?? findUnexpectedException(entry, sentExceptions);
    if (unexpected !== null) return unexpected;
  }
  return null;
}

function findUnexpectedException(
  entry: DiffEntry,
  sentExceptions: ReadonlyMap<string, DetectionBundle['exceptions'][number]>,
): Unexpected | null {
  const { object, key, after } = entry;
  if (object !== 'DetectionPolicyException') return null;
  const sent = sentExceptions.get(objectId(object, key));
  if (after === null) {
    return sent === undefined ? null : { does: `delete ${exceptionName(key)}, which is in it`, fix: retryFix };
  }
  if (sent === undefined) return notInBundle(entry);
  const stored = requestException(after, { exception: Object.keys(unknownFieldsIn('exception', sent)) });
  return findUnexpectedContent(entry, withoutIdentity(sent), stored);
}

/** The fields of an exception that are not in the key of its diff entry. */
const withoutIdentity = (exception: Content): Content =>
  Object.fromEntries(Object.entries(exception).filter(([field]) => !exceptionIdentity.includes(field)));

const exceptionIdentity = ['rule', 'rule_type', 'project', 'project_tag_name'];

function findUnexpectedLists({ object, before, after }: DiffEntry, content: DetectionBundle): Unexpected | null {
  if (object !== 'DetectionPolicy') return null;
  for (const list of ruleLists) {
    const oldItems = readItems(before, list);
    const newItems = readItems(after, list);
    const sentItems = new Set(content[list]);
    // A platform may answer only the list that changes: the others then only look empty.
    const looksEmpty = oldItems?.size === 0 && newItems?.size === 0;
    if (looksEmpty || (newItems !== null && isSameSet(newItems, sentItems))) continue;
    const does = `leave the ${list} ${shortJson([...(newItems ?? [])])}, not ${shortJson([...sentItems])}`;
    return { does, fix: storedFormFix };
  }
  return null;
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((item) => b.has(item));

const notInBundle = (entry: DiffEntry): Unexpected => ({
  does: `${entry.before === null ? 'create' : 'update'} ${describeObject(entry)}, which is not in it`,
  fix: retryFix,
});

function findUnexpectedContent(entry: DiffEntry, sent: Content, stored: Content): Unexpected | null {
  const difference = firstDifference(entry.object, sent, stored);
  if (difference === null) return null;
  return {
    does: `store ${difference.field} of ${describeObject(entry)} as ${difference.stored}, not as ${difference.sent}`,
    fix: storedFormFix,
  };
}
