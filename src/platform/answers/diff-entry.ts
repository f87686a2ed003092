import type { BundleKind } from '../../domain/bundle.ts';
import type { ObjectKey } from '../../domain/object.ts';
import type { Content, DiffEntry } from '../../domain/preview.ts';
import type { DiffEntry as AnsweredEntry } from '../../generated/types.ts';
import { tidyExceptionDiff, tidyLists, tidyPolicy } from './content.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { checkProduct } from './scope.ts';
import { textOrNull } from './untyped.ts';

/** The lists of a dry run's answer. */
export type DiffList = 'creates' | 'updates' | 'deletes';

/** Which sides an entry of each list has. */
const sides: Readonly<Record<DiffList, { before: boolean; after: boolean }>> = {
  creates: { before: false, after: true },
  updates: { before: true, after: true },
  deletes: { before: true, after: false },
};

type KnownKind = {
  readonly detection: boolean;
  /** What its key must say. */
  readonly key: readonly string[];
  readonly tidy: (content: Content) => Content;
};

const kinds: ReadonlyMap<string, KnownKind> = new Map([
  ['RemediationPolicy', { detection: false, key: ['slug'], tidy: tidyPolicy }],
  ['DetectionPolicy', { detection: true, key: [], tidy: tidyLists }],
  [
    'DetectionPolicyException',
    { detection: true, key: ['scope_type', 'scope_target', 'rule', 'rule_type'], tidy: tidyExceptionDiff },
  ],
]);

/** One entry of the diff of a bundle. Kinds that nobody knows yet pass as they are. Throws Misunderstanding when it contradicts itself. */
export function tidyEntry(bundle: BundleKind, list: DiffList, { kind, key, before, after }: AnsweredEntry): DiffEntry {
  const known = kinds.get(kind);
  if (Object.keys(key).length === 0) throw new Misunderstanding(`with a ${kind} without a key in ${list}`);
  const entry = { object: kind, key, before: before ?? null, after: after ?? null };
  if (bundle !== 'remediation') checkProduct(bundle, key);
  if (known === undefined) return entry;
  if (known.detection !== (bundle !== 'remediation')) {
    throw new Misunderstanding(`with a ${kind} in the diff of ${bundle}`);
  }
  const missing = known.key.find((field) => textOrNull(key[field]) === null);
  if (missing !== undefined) throw new Misunderstanding(`with a ${kind} whose key has no ${missing} in ${list}`);
  checkSides(list, entry);
  return { ...entry, before: tidySide(known, key, entry.before), after: tidySide(known, key, entry.after) };
}

function checkSides(list: DiffList, entry: DiffEntry): void {
  for (const side of ['before', 'after'] as const) {
    const present = entry[side] !== null;
    if (present === sides[list][side]) continue;
    throw new Misunderstanding(`with a ${entry.object} in ${list} that has ${present ? 'a' : 'no'} "${side}"`);
  }
}

function tidySide({ tidy }: KnownKind, key: ObjectKey, content: Content | null): Content | null {
  if (content === null) return null;
  const slug = textOrNull(content['slug']);
  if (slug !== null && key['slug'] !== undefined && slug !== key['slug']) {
    throw new Misunderstanding(`with the policy ${JSON.stringify(slug)} under the key ${JSON.stringify(key['slug'])}`);
  }
  return tidy(content);
}
