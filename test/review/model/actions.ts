import fc from 'fast-check';
import type { Fault } from './gate.ts';
import type { MergeMethod } from './memory-forge.ts';

// What people, apps and runs may do, as data. A sequence of actions can be shrunk, printed, and kept as a test case. Numbers are indexes, modulo the
// length, into what exists at that moment, so that every sequence is valid.

/**
 * A change of files. A tuple sets the value of a policy; 0 deletes it. `readme` changes a file that is no policy. `break` adds a file that makes
 * all files invalid, and `fix` deletes it.
 */
export type Edit = readonly [bundle: number, file: number, value: number] | 'readme' | 'break' | 'fix';

export type Action =
  | { readonly do: 'open'; readonly edits: readonly Edit[]; readonly release: boolean; readonly preview: boolean }
  /** An empty commit if there are no edits. */
  | { readonly do: 'push'; readonly pull: number; readonly edits: readonly Edit[]; readonly preview: boolean }
  | { readonly do: 'force-push'; readonly pull: number; readonly to: number; readonly preview: boolean }
  /** Merges the base, or the branch of another pull request, into the branch of a pull request. */
  | { readonly do: 'update'; readonly pull: number; readonly from: number | null; readonly preview: boolean }
  /** `event`: a label or an edited title. `queued`: the run of an earlier event starts only now. Otherwise a re-run, and who asked for it. */
  | {
      readonly do: 'preview';
      readonly pull: number;
      readonly by: 'event' | 'queued' | 'person' | 'app';
      readonly faults: readonly Fault<Action>[];
    }
  | { readonly do: 'close' | 'reopen'; readonly pull: number }
  | { readonly do: 'retarget'; readonly pull: number; readonly preview: boolean }
  | { readonly do: 'merge'; readonly pull: number; readonly method: MergeMethod; readonly apply: boolean }
  | { readonly do: 'queue'; readonly count: number; readonly method: MergeMethod; readonly apply: boolean }
  /** Pushes a branch to its base, which merges its pull request. */
  | { readonly do: 'fast-forward'; readonly pull: number; readonly apply: boolean }
  | { readonly do: 'push directly'; readonly edits: readonly Edit[]; readonly apply: boolean }
  /** Runs the workflow of a push, or re-runs it. 0 is the newest push. */
  | { readonly do: 'apply'; readonly push: number; readonly faults: readonly Fault<Action>[] }
  /** A manual run with the digest of the current plan. */
  | { readonly do: 'apply by digest'; readonly faults: readonly Fault<Action>[] }
  | { readonly do: 'check freshness'; readonly faults: readonly Fault<Action>[] }
  | { readonly do: 'edit platform'; readonly bundle: number; readonly file: number; readonly value: number }
  /** Somebody restores on the platform what the last PUT to a bundle replaced. */
  | { readonly do: 'undo'; readonly bundle: number }
  | {
      readonly do: 'comment';
      readonly comment: number;
      readonly tampering: 'cut first line' | 'edit text' | 'restore' | 'delete' | 'copy line' | 'copy whole';
      readonly from: number;
    }
  | {
      readonly do: 'status';
      readonly status: number;
      readonly tampering: 'again' | 'elsewhere' | 'forge';
      readonly commit: number;
    }
  | { readonly do: 'rotate token' }
  | { readonly do: 'clock'; readonly isStill: boolean }
  | { readonly do: 'wait'; readonly seconds: number };

type Setup = {
  /** Whether a run has settled the first commit. */
  readonly isAdopted: boolean;
  /** Seconds until the forge lists a merged pull request, also as one of the commits that it added. */
  readonly lagSeconds: number;
};

export type Sequence = Setup & { readonly actions: readonly Action[] };

const index = fc.nat(7);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 30, arbitrary: fc.tuple(fc.nat(2), fc.nat(1), fc.nat(3)) },
  { weight: 3, arbitrary: fc.constant('readme' as const) },
  { weight: 1, arbitrary: fc.constantFrom('break' as const, 'fix' as const) },
);

const mostly = fc.nat(9).map((number) => number > 0);

const rarely = fc.nat(9).map((number) => number === 9);

const method = fc.constantFrom<MergeMethod>('squash', 'merge', 'rebase');

/** Actions that others perform just before a call of a run. */
const interruptingAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      pull: index,
      edits: fc.array(edit, { maxLength: 1 }),
      preview: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), pull: index, method, apply: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), pull: index }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('retarget' as const), pull: index, preview: fc.constant(false) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('edit platform' as const),
      bundle: fc.nat(2),
      file: fc.nat(1),
      value: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), bundle: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('preview' as const),
      pull: index,
      by: fc.constantFrom('event' as const, 'queued' as const, 'person' as const),
      faults: fc.constant([]),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('comment' as const),
      comment: index,
      tampering: fc.constantFrom('cut first line' as const, 'restore' as const, 'delete' as const),
      from: index,
    }),
  },
);

const fault: fc.Arbitrary<Fault<Action>> = fc.record({
  call: fc.integer({ min: 1, max: 25 }),
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('kill before' as const, 'kill after' as const) },
    { weight: 2, arbitrary: fc.constantFrom('refuse' as const, 'lost' as const, 'unsent' as const) },
    { weight: 2, arbitrary: interruptingAction },
  ),
});

const faults = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fault, { maxLength: 2 }) },
);

export const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
      release: rarely,
      preview: mostly,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('push' as const),
      pull: index,
      edits: fc.array(edit, { maxLength: 2 }),
      preview: mostly,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('force-push' as const), pull: index, to: index, preview: mostly }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('update' as const),
      pull: index,
      from: fc.option(index, { freq: 2 }),
      preview: mostly,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('preview' as const),
      pull: index,
      by: fc.constantFrom('event' as const, 'queued' as const, 'person' as const, 'person' as const, 'app' as const),
      faults,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'reopen' as const), pull: index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('retarget' as const), pull: index, preview: mostly }) },
  {
    weight: 14,
    arbitrary: fc.record({ do: fc.constant('merge' as const), pull: index, method, apply: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('queue' as const),
      count: fc.integer({ min: 2, max: 3 }),
      method,
      apply: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('fast-forward' as const), pull: index, apply: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('push directly' as const),
      edits: fc.array(edit, { maxLength: 2 }),
      apply: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('apply' as const), push: fc.nat(3), faults }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('apply by digest' as const), faults }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('check freshness' as const), faults }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('edit platform' as const),
      bundle: fc.nat(2),
      file: fc.nat(1),
      value: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), bundle: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('comment' as const),
      comment: index,
      tampering: fc.constantFrom(
        'cut first line' as const,
        'edit text' as const,
        'restore' as const,
        'delete' as const,
        'copy line' as const,
        'copy whole' as const,
      ),
      from: fc.nat(30),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      status: fc.nat(30),
      tampering: fc.constantFrom('again' as const, 'elsewhere' as const, 'forge' as const),
      commit: fc.nat(30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rotate token' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), isStill: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(100) }) },
);

export const sequence: fc.Arbitrary<Sequence> = fc.record({
  isAdopted: mostly,
  lagSeconds: fc.constantFrom(0, 0, 0, 5, 40),
  actions: fc.array(action, { minLength: 5, maxLength: 35, size: 'max' }),
});
