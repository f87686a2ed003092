import type { Bundle, DetectionKind, Notes } from '../../domain/bundle.ts';
import { detectionPolicyId, exceptionId, itemId, listId, type ObjectId } from '../../domain/object.ts';
import { extrasOf, hasExtras } from '../../domain/extra-fields.ts';
import type { Place } from '../../domain/position.ts';
import type { Problem } from '../../domain/problem.ts';
import type { RuleList } from '../../domain/rule-lists.ts';
import type { DetectionException, ExceptionEntry } from '../../generated/types.ts';
import type { DeclaredDetection } from '../shape/declare.ts';
import { notesOf } from './notes.ts';

type Given = DeclaredDetection & { readonly file: string };
type Building = {
  readonly origins: Map<ObjectId, Place>;
  readonly notes: Map<ObjectId, Notes>;
  readonly problems: Problem[];
};

/** One bundle of the lists of some files; a list that none of them gives is empty. */
export function detectionBundle(
  deployment: string | null,
  kind: DetectionKind,
  files: readonly Given[],
): { bundle: Bundle; problems: Problem[] } {
  const building: Building = { origins: new Map(), notes: new Map(), problems: [] };
  const [first] = files;
  if (first !== undefined) {
    building.origins.set(detectionPolicyId, { file: first.file, pointer: ['product'], key: true });
  }
  const merged = (list: RuleList) => mergeList(files, list, building);
  const content = {
    ...(deployment !== null && { deployment_slug: deployment }),
    product: kind === 'detection/code' ? ('code' as const) : ('secrets' as const),
    rulesets: merged('rulesets'),
    rules: merged('rules'),
    disabled: merged('disabled'),
    exceptions: mergeExceptions(files, building),
    ...mergeExtras(files, building.problems),
  };
  const { origins, notes, problems } = building;
  return { bundle: { deployment, origins, notes, kind, content }, problems };
}

/** The extra fields of the files, of which one file gives each. */
function mergeExtras(files: readonly Given[], problems: Problem[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  const places = new Map<string, Place>();
  for (const { file, extras } of files) {
    for (const [field, value] of Object.entries(extras ?? {})) {
      const at = { file, pointer: [field], key: true };
      const first = places.get(field);
      if (first !== undefined) problems.push({ severity: 'error', at, code: 'duplicate-field', field, first });
      else places.set(field, at);
      merged[field] = value;
    }
  }
  return merged;
}

/** A list of the bundle, sorted by code unit and without repeats. */
function mergeList(files: readonly Given[], list: RuleList, { origins, problems }: Building): string[] {
  const merged = new Set<string>();
  for (const { file, lists } of files) {
    if (lists[list] !== null && !origins.has(listId(list))) {
      origins.set(listId(list), { file, pointer: [list], key: true });
    }
    for (const { value: item, at } of lists[list] ?? []) {
      const first = origins.get(itemId(list, item));
      if (first !== undefined) problems.push({ severity: 'warning', at, code: 'duplicate-item', list, item, first });
      else origins.set(itemId(list, item), at);
      merged.add(item);
    }
  }
  return [...merged].toSorted();
}

/** The exceptions of the bundle, sorted by identity. */
function mergeExceptions(files: readonly Given[], { origins, notes, problems }: Building): DetectionException[] {
  const merged = new Map<ObjectId, DetectionException>();
  for (const { value: entry, at } of files.flatMap((file) => file.exceptions ?? [])) {
    const id = exceptionId(entry);
    const first = origins.get(id);
    if (first !== undefined) {
      problems.push({
        severity: 'error',
        at,
        code: 'duplicate-exception',
        rule: entry.rule,
        scope: scopeOf(entry),
        first,
      });
      continue; // what is wrong with it would be shown at the first
    }
    origins.set(id, at);
    merged.set(id, toException(entry));
    const own = notesOf(entry);
    if (own !== null) notes.set(id, own);
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, exception]) => exception);
}

const scopeOf = (entry: ExceptionEntry): string => entry.project ?? entry.project_tag_name ?? '';

/** What is sent: without notes. */
function toException(entry: ExceptionEntry): DetectionException {
  const { exception_type, rule, rule_type, project, project_tag_name } = entry;
  return {
    ...(hasExtras('exception', entry) && extrasOf('exception', entry)),
    exception_type,
    rule,
    rule_type,
    ...(project !== undefined && { project }),
    ...(project_tag_name !== undefined && { project_tag_name }),
  };
}
