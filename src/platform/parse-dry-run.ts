import { type BundleContent, type BundleKind, objectId, type Content } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import { type DiffEntry, type DryRun, type Rejection, restoreObject } from '../domain/dry-run.ts';
import type { LiveBundle } from '../domain/platform.ts';
import type { PlatformError } from '../domain/errors.ts';
import type { DiffEntry as RawDiffEntry, PreviewAnswer, ValidationError } from '../generated/types.ts';
import {
  checkProduct,
  InvalidResponse,
  refuseTruncated,
  normalizeException,
  normalizeDetectionPolicy,
  normalizePolicy,
  textOrNull,
  checkStateVersion,
} from './answers.ts';
import { missingReferences } from './response-errors.ts';
import type { Headers } from './http.ts';
import { rejectionCodes } from './assumptions.ts';

/**
 * Parses the response to a dry run. Throws InvalidResponse if it contradicts itself or the request: a wrong response must never become
 * «no changes».
 */
export function parseDryRun(kind: BundleKind, answer: PreviewAnswer, headers: Headers): DryRun {
  const { creates, updates, deletes, validation_errors, state_version, ...others } = answer;
  const rejections = (validation_errors ?? []).map(parseRejection);
  const entriesOf = (list: DiffList): DiffEntry[] => (answer[list] ?? []).map((entry) => parseEntry(kind, list, entry));
  const allEntries = diffLists.flatMap(entriesOf);
  if (rejections.length > 0 && allEntries.length > 0) throw new InvalidResponse('with validation errors beside a diff');
  // Nothing is applied after a rejection, so the rest of the response does not matter.
  if (rejections.length > 0) return { stateVersion: state_version, entries: allEntries, rejections };
  refuseDuplicates(allEntries);
  refuseTruncated('changes', { others, lists: { creates, updates, deletes }, headers }, newerVersionFix);
  // Unknown fields are fine, but an unknown list may hold changes.
  const [unknown] = Object.entries(others).find(([, value]) => containsList(value)) ?? [];
  if (unknown !== undefined)
    throw new InvalidResponse(`with a list under ${JSON.stringify(unknown)}, which may hold changes`, newerVersionFix);
  return { stateVersion: checkStateVersion(state_version), entries: allEntries, rejections };
}

const diffLists = ['creates', 'updates', 'deletes'] as const;

type DiffList = (typeof diffLists)[number];

/** Whether a value is or contains a list that is not empty. */
function containsList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && Object.values(value).some(containsList);
}

const newerVersionFix =
  'Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.';

function refuseDuplicates(entries: readonly DiffEntry[]): void {
  const knownIds = new Set<string>();
  for (const { object, key } of entries) {
    const id = objectId(object, key);
    if (knownIds.has(id))
      throw new InvalidResponse(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
    knownIds.add(id);
  }
}

// ── Entries ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type EntryKind = {
  /** Whether it is in the diffs of detection bundles. */
  readonly isDetection: boolean;
  /** Required fields of its key. */
  readonly key: readonly string[];
  readonly normalize: (content: Content) => Content;
};

const entryKinds: ReadonlyMap<string, EntryKind> = new Map([
  ['RemediationPolicy', { isDetection: false, key: ['slug'], normalize: normalizePolicy }],
  ['DetectionPolicy', { isDetection: true, key: [], normalize: normalizeDetectionPolicy }],
  [
    'DetectionPolicyException',
    { isDetection: true, key: ['scope_type', 'scope_target', 'rule', 'rule_type'], normalize: normalizeException },
  ],
]);

/** Parses one diff entry. An entry of an unknown kind passes, with empty content for a missing side. Throws InvalidResponse if it contradicts itself. */
function parseEntry(bundle: BundleKind, list: DiffList, { kind, key, ...sides }: RawDiffEntry): DiffEntry {
  const refuse = (message: string): never => {
    throw new InvalidResponse(`with a ${kind} ${message}`);
  };
  const { before = null, after = null } = sides;
  const entryKind = entryKinds.get(kind);
  if (Object.keys(key).length === 0) refuse(`without a key in ${list}`);
  if (bundle !== 'remediation') checkProduct(bundle, key);
  if (entryKind === undefined) return { object: kind, key, ...sidesFor(list, sides) };
  if (entryKind.isDetection !== (bundle !== 'remediation')) refuse(`in the diff of ${bundle}`);
  const missing = entryKind.key.find((field) => textOrNull(key[field]) === null);
  if (missing !== undefined) refuse(`whose key has no ${missing} in ${list}`);
  if ((before === null) !== (list === 'creates'))
    refuse(`in ${list} that has ${before === null ? 'no' : 'a'} "before"`);
  if ((after === null) !== (list === 'deletes')) refuse(`in ${list} that has ${after === null ? 'no' : 'a'} "after"`);
  const normalizeSide = (content: Content | null): Content | null => {
    const slug = textOrNull(content?.['slug']);
    if (slug !== null && key['slug'] !== undefined && slug !== key['slug'])
      refuse(`${JSON.stringify(slug)} under the key ${JSON.stringify(key['slug'])}`);
    return content && entryKind.normalize(content);
  };
  return { object: kind, key, before: normalizeSide(before), after: normalizeSide(after) };
}

/** The sides that an entry of a list must have, with empty content for a missing one. */
const sidesFor = (list: DiffList, { before, after }: Pick<RawDiffEntry, 'before' | 'after'>) => ({
  before: list === 'creates' ? null : (before ?? {}),
  after: list === 'deletes' ? null : (after ?? {}),
});

// ── Rejections ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Parses a validation error; context values become text. */
const parseRejection = ({ code, message, policy_slug: slug, context }: ValidationError): Rejection => ({
  code,
  message: message ?? '',
  policySlug: textOrNull(slug),
  context: toTexts(context),
});

/**
 * The dry run in a refusal (4xx): its rejections, without a state version. Null if the error is about something else. Older platforms refuse
 * invalid bundles this way.
 */
export function dryRunFromRefusal(refusal: PlatformError): DryRun | null {
  if (refusal.status === null || refusal.status < 400 || refusal.status >= 500) return null;
  const list = refusal.body['validation_errors'];
  const errors = Array.isArray(list) ? list.filter(isValidationError) : [];
  const rejections = errors.length > 0 ? errors.map(parseRejection) : rejectionsFromCode(refusal);
  return rejections.length === 0 ? null : { stateVersion: '', entries: [], rejections };
}

const isValidationError = (value: unknown): value is ValidationError =>
  isObject(value) && textOrNull(value['code']) !== null && typeof (value['message'] ?? '') === 'string';

/** The rejection for the code of a refusal; one for each missing reference. */
function rejectionsFromCode(refusal: PlatformError): Rejection[] {
  const { code, text: message, body } = refusal;
  if (code === null || !rejectionCodes.includes(code)) return [];
  const companion = textOrNull(body['missing_companion']);
  const context = { ...toTexts(body['context']), ...(companion === null ? {} : { missing_companion: companion }) };
  const rejection = { code, message, policySlug: textOrNull(body['policy_slug']), context };
  const missing = missingReferences(refusal);
  if (missing.length === 0) return [rejection];
  return missing.map((reference) => ({ ...rejection, context: { ...context, ...reference } }));
}

function toTexts(context: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isObject(context) ? context : {}).filter(([, value]) => value !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

// ── Reading by dry run ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The empty bundle. Its dry run lists all objects of a bundle, for platforms without a GET. */
export function emptyBundle(kind: BundleKind): BundleContent {
  if (kind === 'remediation') return { kind, content: { policies: [] } };
  return { kind, content: { rulesets: [], rules: [], disabled: [], exceptions: [] } };
}

/** The live bundle, from the dry run of the empty bundle. Throws InvalidResponse if the diff is not one of deletes. */
export function liveFromEmpty(kind: BundleKind, dryRun: DryRun): LiveBundle {
  const [rejection] = dryRun.rejections;
  if (rejection !== undefined) {
    const message = `${rejection.code} ${rejection.message}`.trimEnd();
    throw new InvalidResponse(`with a refusal of the empty bundle: ${message.replace(/\.$/, '')}`, cannotReadFix);
  }
  const { stateVersion, entries } = dryRun;
  const deletes = entries.filter(({ after }) => after === null);
  const others = entries.filter(({ after }) => after !== null);
  const unexpected = others.find(({ object, before }) => before === null || object !== 'DetectionPolicy');
  if (unexpected !== undefined)
    throw new InvalidResponse(`with a ${unexpected.object} that ${impossibleChange}`, cannotReadFix);
  const objects = deletes.map(rebuildObject);
  if (kind === 'remediation') return { stateVersion, content: { policies: objects } };
  const emptyLists = { rulesets: [], rules: [], disabled: [] };
  return { stateVersion, content: { ...(others[0]?.before ?? emptyLists), exceptions: objects } };
}

const cannotReadFix =
  'The platform offers no other way to read this bundle, so it is managed as a whole or not at all: remove its entries from "unmanaged", or its files.';
const impossibleChange = 'an empty bundle cannot change in this way';

/** Restores an object from the entry that deletes it. */
function rebuildObject(entry: DiffEntry): Content {
  const content = restoreObject(entry);
  if (content !== null) return content;
  throw new InvalidResponse(`with an incomplete ${entry.object}, or one that ${impossibleChange}`, cannotReadFix);
}
