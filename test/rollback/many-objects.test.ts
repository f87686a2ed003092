import { expect, test } from 'vitest';
import { changedSince, type Undoable } from '../../src/commands/rollback.ts';
import { type Bundle, exceptionId } from '../../src/domain/bundle.ts';
import type { Change } from '../../src/domain/plan.ts';
import { detection, exclude, planned } from '../plan/build.ts';

const indexes = Array.from({ length: 20_000 }, (_, index) => index);

/** As if the plan had changed these objects; what it says of each is not asked. */
const undoable = (sent: Bundle, old: Bundle, objects: readonly Pick<Change, 'object' | 'key' | 'id'>[]): Undoable => {
  const unsaid = { effect: 'neutral', says: '', at: null, notes: {} } as const;
  const changes = objects.map((one): Change => ({ ...one, ...unsaid, verb: 'update', before: {}, after: {} }));
  return { bundle: { ...planned(sent), changes }, undo: old, stateVersion: 'v1' };
};

const namesOf = (declared: Bundle, applied: Undoable): string[] =>
  changedSince(declared, applied).map(({ name }) => name);

test('tens of thousands of exceptions that a plan changed are held against the files', () => {
  const excluded = indexes.map((index) => exclude(`r${String(index)}`));
  const included = excluded.map((one) => ({ ...one, exception_type: 'include' as const }));
  const [old, sent] = [detection({ exceptions: excluded }), detection({ exceptions: included })];
  const objects = excluded.map((one) => ({
    object: 'DetectionPolicyException',
    key: { ...one, scope_type: 'project', scope_target: one.project },
    id: exceptionId(one),
  }));
  const applied = undoable(sent, old, objects);
  expect(namesOf(sent, applied)).toEqual([]);
  expect(namesOf(old, applied)).toEqual([]);
  const fewer = detection({ exceptions: included.slice(1) });
  expect(namesOf(fewer, applied)).toEqual([expect.stringContaining('r0')]);
});
