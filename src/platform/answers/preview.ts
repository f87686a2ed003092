import { isObject } from '../../domain/json.ts';
import type { BundleKind } from '../../domain/bundle.ts';
import { objectId } from '../../domain/object.ts';
import type { DiffEntry, Preview } from '../../domain/preview.ts';
import type { PreviewAnswer } from '../../generated/types.ts';
import type { Headers } from '../http/exchange.ts';
import { type DiffList, tidyEntry } from './diff-entry.ts';
import { refuseHidden } from './hidden-changes.ts';
import { refuseMiscounted } from './miscounted.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { tidyRejection } from './rejections.ts';
import { tidyStateVersion } from './state-version.ts';

const lists = ['creates', 'updates', 'deletes'] as const satisfies readonly DiffList[];

/**
 * The answer of a dry run in our words. Throws Misunderstanding when it contradicts itself or the question: an answer that lies must
 * never become «no changes».
 */
export function tidyPreview(kind: BundleKind, answer: PreviewAnswer, headers: Headers): Preview {
  const rejections = (answer.validation_errors ?? []).map(tidyRejection);
  const entries = (list: DiffList): DiffEntry[] => (answer[list] ?? []).map((entry) => tidyEntry(kind, list, entry));
  const diff = { creates: entries('creates'), updates: entries('updates'), deletes: entries('deletes') };
  const all = lists.flatMap((list) => diff[list]);
  if (rejections.length > 0 && all.length > 0) throw new Misunderstanding('with validation errors beside a diff');
  refuseTwice(all);
  // Nothing is sent after a rejection, so neither its version nor what else stands there matters.
  if (rejections.length === 0) {
    refuseHidden(answer, headers);
    refuseMiscounted(answer, {
      creates: diff.creates.length,
      updates: diff.updates.length,
      deletes: diff.deletes.length,
    });
  }
  const stateVersion = rejections.length > 0 ? answer.state_version : tidyStateVersion(answer.state_version);
  return { stateVersion, ...diff, rejections };
}

/** Beside validation errors a platform may leave the state version out or send null: then it is empty. */
export function fillRejected(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value['validation_errors']) || value['validation_errors'].length === 0) {
    return value;
  }
  return { ...value, state_version: value['state_version'] ?? '' };
}

function refuseTwice(entries: readonly DiffEntry[]): void {
  const seen = new Set<string>();
  for (const { object, key } of entries) {
    const id = objectId(object, key);
    if (seen.has(id)) throw new Misunderstanding(`with the same ${object} twice in the diff: ${JSON.stringify(key)}`);
    seen.add(id);
  }
}
