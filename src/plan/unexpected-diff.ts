import {
  type BundleContent,
  type Content,
  type Deployment,
  exceptionId,
  nameOfBundle,
  objectId,
  type ObjectKind,
  ruleLists,
} from '../domain/bundle.ts';
import { PlatformError } from '../domain/errors.ts';
import { type ExtraFields, unknownFieldsIn } from '../domain/extra-fields.ts';
import { policyFinder } from '../domain/plan.ts';
import type { DiffEntry, DryRun } from '../domain/dry-run.ts';
import type { DetectionBundle, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import { excerpt } from '../platform/answers.ts';
import { isList, isObject } from '../util/json.ts';
import { canonicalText, canonicalJson } from './digest.ts';
import { readItems } from './detection-lists.ts';
import { exceptionName } from './strength.ts';
import { requestException, requestPolicy } from './request-fields.ts';

// A dry run of a bundle beside the bundle: its diff leads to what was sent, or to something else.

/**
 * Throws PlatformError if the diff of a dry run does not lead to the bundle that was sent: it deletes an object of the bundle, creates or updates
 * one that is not in it, or shows another content. What the platform may normalize is the same: slugs derived from names, defaults, unused fields,
 * the order of sets, and fields that only it has. Objects of unknown kinds are not compared.
 */
export function refuseUnexpectedDiff(bundle: BundleContent, deployment: Deployment, { entries }: DryRun): void {
  const unexpected =
    bundle.kind === 'remediation' ? findUnexpectedPolicy(bundle.content) : findUnexpectedDetection(bundle.content);
  for (const entry of entries) {
    const found = unexpected(entry);
    if (found === null) continue;
    throw new PlatformError(
      `The platform's dry run of ${nameOfBundle({ ...bundle, deployment })} shows something else than what was sent: it would ${found.does}. Nothing is applied.`,
      { fix: found.fix },
    );
  }
}

/** What the platform would do that was not asked of it, and what to do about it. */
type Unexpected = { readonly does: string; readonly fix: string };

const retryFix = 'Its answer may be about another request. Retry; if it persists, ask the operator of the platform.';
const storedFormFix = 'If the platform stores it in this form, write it like that in the files.';

function findUnexpectedPolicy(content: RemediationBundle): (entry: DiffEntry) => Unexpected | null {
  const find = policyFinder(content);
  const slugs = new Set(content.policies.map(({ slug }) => slug));
  return (entry) => {
    const { object, key, after } = entry;
    if (object !== 'RemediationPolicy') return null;
    const slug = String(key['slug']);
    if (after === null) {
      // A slug that is only derived from a name may be another policy's on this platform.
      return slugs.has(slug) ? { does: `delete policy ${slug}, which is in it`, fix: retryFix } : null;
    }
    const sent = find(slug, after['name']);
    if (sent === null) return notInBundle(entry);
    return findUnexpectedContent(entry, sent, requestPolicy(withSlugOf(sent, after), extraFieldsOf(sent)));
  };
}

/** The platform derives a slug where none was sent. */
const withSlugOf = ({ slug }: RemediationPolicy, { slug: _, ...after }: Content): Content =>
  slug === undefined ? after : { ...after, slug };

/** The fields of a policy that the API does not know: configured ones, which must come back as sent. */
function extraFieldsOf(policy: RemediationPolicy): Partial<ExtraFields> {
  const { filters, actions } = policy;
  return {
    policy: Object.keys(unknownFieldsIn('policy', policy)),
    filters: Object.keys(unknownFieldsIn('filters', filters)),
    condition: filters.conditions.flatMap((one) => Object.keys(unknownFieldsIn('condition', one))),
    action: actions.flatMap((one) => Object.keys(unknownFieldsIn('action', one))),
  };
}

function findUnexpectedDetection(content: DetectionBundle): (entry: DiffEntry) => Unexpected | null {
  const exceptions = new Map(content.exceptions.map((one) => [exceptionId(one), one]));
  return (entry) => {
    const { object, key, after } = entry;
    if (object === 'DetectionPolicy') return findUnexpectedLists(entry, content);
    if (object !== 'DetectionPolicyException') return null;
    const sent = exceptions.get(objectId(object, key));
    if (after === null) {
      return sent === undefined ? null : { does: `delete ${exceptionName(key)}, which is in it`, fix: retryFix };
    }
    if (sent === undefined) return notInBundle(entry);
    const { rule: _, rule_type: __, project: ___, project_tag_name: ____, ...sentFields } = sent;
    return findUnexpectedContent(
      entry,
      sentFields,
      requestException(after, { exception: Object.keys(unknownFieldsIn('exception', sent)) }),
    );
  };
}

function findUnexpectedLists({ before, after }: DiffEntry, content: DetectionBundle): Unexpected | null {
  for (const list of ruleLists) {
    const [old, now, sent] = [readItems(before, list), readItems(after, list), new Set(content[list])];
    // A platform may answer only the list that changes: the others then only look empty.
    if (old?.size === 0 && now?.size === 0) continue;
    if (now !== null && isSameSet(now, sent)) continue;
    return {
      does: `leave the ${list} ${shortJson([...(now ?? [])])}, not ${shortJson([...sent])}`,
      fix: storedFormFix,
    };
  }
  return null;
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((item) => other.has(item));

const notInBundle = (entry: DiffEntry): Unexpected => ({
  does: `${entry.before === null ? 'create' : 'update'} ${nameOfObject(entry)}, which is not in it`,
  fix: retryFix,
});

function findUnexpectedContent(entry: DiffEntry, sent: Content, shown: Content): Unexpected | null {
  const difference = firstDifference(entry.object, sent, shown);
  if (difference === null) return null;
  const { field, one, other } = difference;
  return { does: `store ${field} of ${nameOfObject(entry)} as ${other}, not as ${one}`, fix: storedFormFix };
}

// ── Differences in words ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How the platform's objects differ from what was sent to it, in a sentence; null if a change is more than another value of a field. */
export function describeDifferences(changes: readonly DiffEntry[]): string | null {
  const words = changes.map((change) => {
    const { object, before, after } = change;
    const difference = before && after && firstDifference(object, after, before);
    if (difference === null) return null;
    const { field, one: sent, other: stored } = difference;
    return `${field} of ${nameOfObject(change)} was sent as ${sent} and is ${stored} on the platform`;
  });
  const all = words.filter((text) => text !== null);
  if (all.length === 0 || all.length < words.length) return null;
  const more = all.length - maxNamed;
  return `${all.slice(0, maxNamed).join('; ')}${more > 0 ? `; and ${String(more)} more` : ''}.`;
}

const maxNamed = 3;

/** A field in which two objects differ, with both values as JSON, shortened around the difference. */
type Difference = { readonly field: string; readonly one: string; readonly other: string };

/** The first field whose meaning differs; null if there is none. */
function firstDifference(object: ObjectKind, one: Content, other: Content): Difference | null {
  if (canonicalText(object, one) === canonicalText(object, other)) return null;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const field of fields) {
    const [left, right] = [one[field], other[field]];
    const isSame = canonicalText(object, { [field]: left }) === canonicalText(object, { [field]: right });
    if (!isSame) return innermostDifference(field, left, right);
  }
  return null;
}

/** Follows a difference down to the innermost field. */
function innermostDifference(field: string, one: unknown, other: unknown): Difference {
  if (isObject(one) && isObject(other)) {
    const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find(
      (key) => canonicalJson(one[key]) !== canonicalJson(other[key]),
    );
    if (name !== undefined) return innermostDifference(`${field}.${name}`, one[name], other[name]);
  }
  if (isList(one) && isList(other)) {
    const [left, right] = [one, other];
    // Lists of texts are sets: only what is in one of them differs.
    if (left.every(isText) && right.every(isText)) {
      const [onlyLeft, onlyRight] = [
        left.filter((item) => !right.includes(item)),
        right.filter((item) => !left.includes(item)),
      ];
      return { field, one: shortJson(onlyLeft), other: shortJson(onlyRight) };
    }
    const index = left.findIndex((item, at) => canonicalJson(item) !== canonicalJson(right[at]));
    if (left.length === right.length && index >= 0)
      return innermostDifference(`${field}[${String(index)}]`, left[index], right[index]);
  }
  const [left, right] = shortenToDifference(JSON.stringify(one ?? null), JSON.stringify(other ?? null));
  return { field, one: left, other: right };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** The longest value in a message, in characters. */
const maxLength = 60;

/** Two texts, each shortened to what is around the first difference, which may be the end of a long one. */
function shortenToDifference(one: string, other: string): readonly [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = one.length <= maxLength && other.length <= maxLength ? 0 : Math.max(0, same - maxLength / 2);
  const short = (text: string): string => {
    const part = text.slice(start, start + maxLength);
    return excerpt(`${start > 0 ? '…' : ''}${part}${start + maxLength < text.length ? '…' : ''}`);
  };
  return [short(one), short(other)];
}

const shortJson = (value: unknown): string => shortenToDifference(JSON.stringify(value), '')[0];

function nameOfObject({ object, key }: DiffEntry): string {
  if (object === 'RemediationPolicy') return `policy ${String(key['slug'])}`;
  return object === 'DetectionPolicyException' ? exceptionName(key) : 'the detection policy';
}
