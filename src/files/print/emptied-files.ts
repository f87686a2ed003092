import { exceptionId, itemId, type ObjectId, policyId } from '../../domain/object.ts';
import { ruleLists } from '../../domain/rule-lists.ts';
import type { Change } from './change.ts';
import { isBare } from './declared-files.ts';
import { editFile } from './edit-file.ts';
import type { DetectionFile } from './plan-detection.ts';
import type { Entry, PolicyFile, PolicyPlan } from './plan-policies.ts';
import type { JsonObject } from './yaml/json.ts';
import { wishMap } from './yaml/wish.ts';

/** A file that is left with nothing: it goes, unless it has to say that there is nothing. */
export type Ending = { readonly file: string; readonly text: string | null; readonly ids: readonly ObjectId[] };

type Ended = { readonly changes: readonly Change[]; readonly endings: readonly Ending[] };

/** Which of some files that are about to go have to stay all the same. */
export type Needed = (going: readonly string[]) => ReadonlySet<string>;

/** Files whose policies all go. The last file of a bundle stays and says `policies: []`: a bundle that no file declares is not managed. */
export function emptiedFiles(
  files: readonly PolicyFile[],
  { changes, created, emptied }: PolicyPlan,
  needed: Needed,
): Ended {
  const byFile = Map.groupBy(emptied, ({ file }) => file);
  const mustStay = created.length === 0 && files.every((file) => byFile.has(file));
  const inOrder = [...byFile.keys()].toSorted((a, b) => Number(isBare(a)) - Number(isBare(b)));
  const last = mustStay ? inOrder[0] : undefined;
  const kept = needed(inOrder.filter((file) => file !== last).map(({ path }) => path));
  const stays = (file: PolicyFile): boolean => file === last || kept.has(file.path);
  const endings = [...byFile].flatMap(([file, entries]): Ending[] => {
    const ids = entries.map(({ slug }) => policyId(slug));
    if (!stays(file)) return [{ file: file.path, text: null, ids }];
    return isBare(file) ? [{ file: file.path, text: emptyText(file), ids }] : [];
  });
  const left = [...byFile].flatMap(([file, entries]) => (stays(file) && !isBare(file) ? entries : []));
  return { changes: [...changes, ...left.map(removal)], endings };
}

const removal = ({ file, index, slug }: Entry): Change => ({
  id: policyId(slug),
  file: file.path,
  verb: 'remove',
  list: 'policies',
  index: index ?? 0,
});

/** The fields of the policy go, with the comments on them; what else stands in the file is about the file, and stays. */
function emptyText(file: PolicyFile): string {
  const own = Object.keys(file.value as JsonObject).filter((key) => key !== 'deployment_slug');
  const wish = wishMap(
    own.map((key) => [key, null]),
    [{ after: '', key: 'policies', value: [] }],
  );
  const change: Change = { id: 'bundle', file: file.path, verb: 'edit', list: null, index: 0, wish };
  return file.mark + editFile(file, [change]).text;
}

/** Files whose lists all become empty, when other files give the same lists. */
export function emptiedLists(files: readonly DetectionFile[], changes: readonly Change[], needed: Needed): Ended {
  const going = new Set<string>();
  for (const file of files) {
    const own = changes.filter((change) => change.file === file.path);
    const others = files.filter((other) => other !== file && !going.has(other.path));
    const isNeeded = listsOf(file).some((list) => !others.some((other) => listsOf(other).includes(list)));
    const removals = own.filter(({ verb }) => verb === 'remove').length;
    const hasAll = removals > 0 && removals === idsOf(file).length && removals === own.length;
    if (hasAll && !isNeeded) going.add(file.path);
  }
  const kept = needed([...going]);
  const gone = new Set([...going].filter((path) => !kept.has(path)));
  const endings = files
    .filter(({ path }) => gone.has(path))
    .map((file) => ({ file: file.path, text: null, ids: idsOf(file) }));
  return { changes: changes.filter(({ file }) => !gone.has(file)), endings };
}

const listsOf = ({ declared }: DetectionFile): string[] => [
  ...ruleLists.filter((list) => declared.lists[list] !== null),
  ...(declared.exceptions === null ? [] : ['exceptions']),
];

const idsOf = ({ declared }: DetectionFile): ObjectId[] => [
  ...ruleLists.flatMap((list) => (declared.lists[list] ?? []).map(({ value }) => itemId(list, value))),
  ...(declared.exceptions ?? []).map(({ value }) => exceptionId(value)),
];
