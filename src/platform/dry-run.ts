import { type BundleContent, type BundleKind, objectId, type Content } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import { type DiffEntry, type Preview, type Rejection, restoreObject } from '../domain/preview.ts';
import type { Live } from '../domain/platform.ts';
import type { PlatformError } from '../domain/errors.ts';
import type { DiffEntry as AnsweredEntry, PreviewAnswer, ValidationError } from '../generated/types.ts';
import {
  checkProduct,
  Misunderstanding,
  refuseTruncated,
  tidyException,
  tidyLists,
  tidyPolicy,
  textOrNull,
  tidyStateVersion,
} from './answers.ts';
import { missingReferences } from './errors.ts';
import type { Headers } from './http.ts';
import { rejectionCodes } from './profile.ts';

/**
 * Normalizes the answer of a dry run. Throws Misunderstanding if it contradicts itself or the request: a wrong answer must never become
 * «no changes».
 */
export function tidyPreview(kind: BundleKind, answer: PreviewAnswer, headers: Headers): Preview {
  const { creates, updates, deletes, validation_errors, state_version, ...others } = answer;
  const rejections = (validation_errors ?? []).map(tidyRejection);
  const entries = (list: DiffList): DiffEntry[] => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
  const all = diffLists.flatMap(entries);
  if (rejections.length > 0 && all.length > 0) throw new Misunderstanding('with validation errors beside a diff');
  // Nothing is applied after a rejection, so the rest of the answer does not matter.
  if (rejections.length > 0) return { stateVersion: state_version, entries: all, rejections };
  refuseDuplicates(all);
  refuseTruncated('changes', { others, lists: { creates, updates, deletes }, headers }, newerVersion);
  // Unknown fields are fine, but an unknown list may hold changes.
  const [unknown] = Object.entries(others).find(([, value]) => holdsList(value)) ?? [];
  if (unknown !== undefined)
    throw new Misunderstanding(`with a list under ${JSON.stringify(unknown)}, which may hold changes`, newerVersion);
  return { stateVersion: tidyStateVersion(state_version), entries: all, rejections };
}

const diffLists = ['creates', 'updates', 'deletes'] as const;

type DiffList = (typeof diffLists)[number];

const holdsList = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) && Object.values(value).some(holdsList);

const newerVersion =
  'Without this field the plan would be incomplete. Update ifmatch, or report this answer with the request id.';

function refuseDuplicates(entries: readonly DiffEntry[]): void {
  const seen = new Set<string>();
  for (const { object, key } of entries) {
    const id = objectId(object, key);
    if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
    seen.add(id);
  }
}

// ── Entries ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type KnownKind = {
  readonly detection: boolean;
  /** Required fields of its key. */
  readonly key: readonly string[];
  readonly tidy: (content: Content) => Content;
};

const kinds: ReadonlyMap<string, KnownKind> = new Map([
  ['RemediationPolicy', { detection: false, key: ['slug'], tidy: tidyPolicy }],
  ['DetectionPolicy', { detection: true, key: [], tidy: tidyLists }],
  [
    'DetectionPolicyException',
    { detection: true, key: ['scope_type', 'scope_target', 'rule', 'rule_type'], tidy: tidyException },
  ],
]);

/** Normalizes one diff entry. Unknown kinds pass with empty sides where a known one would be refused. Throws Misunderstanding if it contradicts itself. */
function tidyEntry(bundle: BundleKind, list: DiffList, { kind, key, ...answered }: AnsweredEntry): DiffEntry {
  const refuse = (message: string): never => {
    throw new Misunderstanding(`with a ${kind} ${message}`);
  };
  const { before = null, after = null } = answered;
  const known = kinds.get(kind);
  if (Object.keys(key).length === 0) refuse(`without a key in ${list}`);
  if (bundle !== 'remediation') checkProduct(bundle, key);
  if (known === undefined) return { object: kind, key, ...sidesIn(list, answered) };
  if (known.detection !== (bundle !== 'remediation')) refuse(`in the diff of ${bundle}`);
  const missing = known.key.find((field) => textOrNull(key[field]) === null);
  if (missing !== undefined) refuse(`whose key has no ${missing} in ${list}`);
  if ((before === null) !== (list === 'creates'))
    refuse(`in ${list} that has ${before === null ? 'no' : 'a'} "before"`);
  if ((after === null) !== (list === 'deletes')) refuse(`in ${list} that has ${after === null ? 'no' : 'a'} "after"`);
  const tidySide = (content: Content | null): Content | null => {
    const slug = textOrNull(content?.['slug']);
    if (slug !== null && key['slug'] !== undefined && slug !== key['slug'])
      refuse(`${JSON.stringify(slug)} under the key ${JSON.stringify(key['slug'])}`);
    return content && known.tidy(content);
  };
  return { object: kind, key, before: tidySide(before), after: tidySide(after) };
}

/** The sides that an entry of a list has. */
const sidesIn = (list: DiffList, { before, after }: Pick<AnsweredEntry, 'before' | 'after'>) => ({
  before: list === 'creates' ? null : (before ?? {}),
  after: list === 'deletes' ? null : (after ?? {}),
});

// ── Rejections ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Normalizes a validation error; context values become text. */
const tidyRejection = ({ code, message, policy_slug: slug, context }: ValidationError): Rejection => ({
  code,
  message: message ?? '',
  policySlug: textOrNull(slug),
  context: toTexts(context),
});

/**
 * The rejections in a 4xx of a dry run, or null if it is about something else. Older platforms answer invalid bundles this way, without a
 * state version.
 */
export function rejectedPreview(refusal: PlatformError): Preview | null {
  if (refusal.status === null || refusal.status < 400 || refusal.status >= 500) return null;
  const listed = refusal.body['validation_errors'];
  const errors = Array.isArray(listed) ? listed.filter(isValidationError) : [];
  const rejections = errors.length > 0 ? errors.map(tidyRejection) : fromCode(refusal);
  return rejections.length === 0 ? null : { stateVersion: '', entries: [], rejections };
}

const isValidationError = (value: unknown): value is ValidationError =>
  isObject(value) && textOrNull(value['code']) !== null && typeof (value['message'] ?? '') === 'string';

/** One rejection for the code of a body, or one for each missing reference. */
function fromCode(refusal: PlatformError): Rejection[] {
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
  const given = Object.entries(isObject(context) ? context : {}).filter(([, value]) => value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

// ── Reading by dry run ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The empty bundle. Its dry run lists everything on a platform without a GET. */
export function emptyBundle(kind: BundleKind): BundleContent {
  if (kind === 'remediation') return { kind, content: { policies: [] } };
  return { kind, content: { rulesets: [], rules: [], disabled: [], exceptions: [] } };
}

/** The live bundle, from the dry run of the empty bundle. Throws Misunderstanding if the diff is not one of deletes. */
export function liveFromEmpty(kind: BundleKind, preview: Preview): Live {
  const [rejection] = preview.rejections;
  if (rejection !== undefined) {
    const message = `${rejection.code} ${rejection.message}`.trimEnd();
    throw new Misunderstanding(`with a refusal of the empty bundle: ${message}`, cannotRead);
  }
  const { stateVersion, entries } = preview;
  const [deletes, others] = [entries.filter(({ after }) => after === null), entries.filter(({ after }) => after)];
  const unexpected = others.find(({ object, before }) => before === null || object !== 'DetectionPolicy');
  if (unexpected !== undefined)
    throw new Misunderstanding(`with a ${unexpected.object} that ${impossibleChange}`, cannotRead);
  const objects = deletes.map(rebuild);
  if (kind === 'remediation') return { stateVersion, content: { policies: objects } };
  const none = { rulesets: [], rules: [], disabled: [] };
  return { stateVersion, content: { ...(others[0]?.before ?? none), exceptions: objects } };
}

const cannotRead = 'The platform offers no way to read this bundle.';
const impossibleChange = 'an empty bundle cannot change in this way';

/** Rebuilds an object from the entry that deletes it. */
function rebuild(entry: DiffEntry): Content {
  const content = restoreObject(entry);
  if (content !== null) return content;
  throw new Misunderstanding(`with an incomplete ${entry.object}, or one that ${impossibleChange}`, cannotRead);
}
