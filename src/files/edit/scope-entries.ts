import type { DetectionException, ExceptionEntry } from '../../generated/types.ts';
import { isList, isObject } from '../../util/json.ts';
import { expandException } from '../exceptions.ts';
import type { Json, JsonObject } from '../yaml/print.ts';
import { isSame, type OriginalByReconciled } from './reconcile.ts';

// An entry of `exceptions` may name several projects or tags, and then stands for one exception each. On the platform each exception has a single
// project or tag.

/** One of the projects or tags that an entry names. */
export type ProjectOrTag = { readonly key: 'projects' | 'project_tag_names'; readonly name: string };

const scopeLists = ['projects', 'project_tag_names'] as const;

/** The field for a single project or tag, by the field for several. */
const singularFields = { projects: 'project', project_tag_names: 'project_tag_name' } as const;

/** One exception of an entry. `written`: an entry for this exception alone; `member` is undefined if the entry does not name several. */
type ExpandedException = {
  readonly exception: DetectionException;
  readonly member?: ProjectOrTag;
  readonly written: JsonObject;
};

/** The exceptions of an entry: itself, or one for each of its projects or tags. */
export function expandEntry(entry: ExceptionEntry, written: JsonObject): ExpandedException[] {
  const key = scopeLists.find((scopeList) => entry[scopeList] !== undefined);
  return (expandException(entry) ?? []).map((exception): ExpandedException => {
    if (key === undefined) return { exception, written };
    const name = exception[singularFields[key]] ?? '';
    return { exception, member: { key, name }, written: replaceField(written, key, singularFields[key], name) };
  });
}

/** Replaces a field by one with another name and value, in the same place. */
const replaceField = (object: JsonObject, oldName: string, newName: string, newValue: Json): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => (name === oldName ? [newName, newValue] : [name, value])),
  );

/** The new value of one project or tag of an entry; undefined if its exception is deleted. */
type MemberChange = { readonly member?: ProjectOrTag; readonly value?: Json };

/**
 * Applies changes of single projects or tags to an entry, and returns the entries that replace it. The entry stays for the members that do not
 * change, and each changed member gets an entry of its own. If all members change, the entry takes the new value of the first one, for all members
 * with the same value. Adds to `originals`.
 */
export function splitEntry(
  entry: JsonObject,
  changes: readonly MemberChange[],
  originals: OriginalByReconciled,
): Json[] {
  const key = changes[0]?.member?.key ?? 'projects';
  const newValues = new Map<Json | undefined, Json | undefined>(
    changes.map(({ member, value }) => [member?.name, value]),
  );
  const names = isList(entry[key]) ? entry[key] : [];
  const unchangedNames = names.filter((name) => !newValues.has(name));
  const edited = names.flatMap((name) => {
    const value = newValues.get(name);
    return isObject(value) ? [{ name, value }] : [];
  });
  const [first] = edited;
  if (unchangedNames.length > 0) {
    const remaining = { ...entry, [key]: unchangedNames };
    originals.set(remaining, entry);
    return [remaining, ...edited.map(({ value }) => value)];
  }
  if (first === undefined) return [];
  const entryFor = (value: JsonObject, members: readonly Json[]): JsonObject =>
    replaceField(value, singularFields[key], key, members);
  const equalsFirst = ({ value }: typeof first): boolean => isSame(entryFor(value, []), entryFor(first.value, []));
  const sameAsFirst = edited.filter((member) => equalsFirst(member)).map(({ name }) => name);
  const common = entryFor(first.value, sameAsFirst);
  originals.set(common, entry);
  return [common, ...edited.filter((member) => !equalsFirst(member)).map(({ value }) => value)];
}
