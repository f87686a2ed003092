import type { Effect } from '../../src/generated/types.ts';
import type { Content } from '../../src/domain/preview.ts';
import { exceptionEntry, exclude, listsEntry } from './build.ts';
import type { Labelled } from './labelled.ts';

const lists = (before: Content, after: Content, effect: Effect, says: string): Labelled => ({
  verb: 'update',
  entry: listsEntry(before, after),
  effect,
  says,
});
const exception = (before: Content | null, after: Content | null, effect: Effect, says: string): Labelled => ({
  verb: verbOf(before, after),
  entry: exceptionEntry(exclude('r'), before, after),
  effect,
  says,
});
const verbOf = (before: Content | null, after: Content | null): Labelled['verb'] => {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
};
const excludes = { exception_type: 'exclude' };
const includes = { exception_type: 'include' };

export const labelledDetection: readonly Labelled[] = [
  lists({ rules: ['a'] }, { rules: ['a', 'b'] }, 'stricter', 'adds rule b'),
  lists({ rules: ['a', 'b'] }, { rules: ['a'] }, 'looser', 'removes rule b'),
  lists({ rulesets: ['p/a'] }, { rulesets: null }, 'looser', 'removes ruleset p/a'),
  lists({}, { rulesets: ['p/a', 'p/b'] }, 'stricter', 'adds rulesets p/a, p/b'),
  lists({}, { disabled: ['a'] }, 'looser', 'disables rule a'),
  lists({ disabled: ['a'] }, { disabled: [] }, 'stricter', 'no longer disables rule a'),
  lists({ rules: ['a'] }, { rules: ['b'] }, 'mixed', 'removes rule a; adds rule b'),
  lists({ rules: ['a', 'b'] }, { rules: ['b', 'a'] }, 'neutral', 'equivalent; only the notation differs'),
  lists({ rules: ['a'] }, { rules: ['a'] }, 'unknown', 'no visible change'),
  lists({ paths: ['x'] }, { rules: ['b'] }, 'unknown', 'adds rule b; changes unknown field paths'),
  lists(
    { rules: 'all' },
    { rules: ['b'] },
    'unknown',
    'removes rules in an unknown form; adds rules in an unknown form',
  ),
  exception(null, excludes, 'looser', 'excludes rule r in project acme/api'),
  exception(null, includes, 'stricter', 'includes rule r in project acme/api'),
  exception(null, { ...includes, note: 'x' }, 'stricter', 'includes rule r in project acme/api'),
  exception(excludes, null, 'stricter', 'no longer excludes rule r in project acme/api'),
  exception(includes, null, 'looser', 'no longer includes rule r in project acme/api'),
  exception(excludes, includes, 'stricter', 'includes, and no longer excludes, rule r in project acme/api'),
  exception(includes, excludes, 'looser', 'excludes, and no longer includes, rule r in project acme/api'),
  exception(excludes, { ...excludes, until: 'later' }, 'unknown', 'changes unknown field until'),
  exception(null, { exception_type: 'mute' }, 'unknown', 'exception type none → mute for rule r in project acme/api'),
  exception(null, {}, 'unknown', 'exception type none → not given for rule r in project acme/api'),
  exception(
    null,
    { ...includes, disabled: ['r2'] },
    'unknown',
    'includes rule r in project acme/api; changes unknown field disabled',
  ),
  {
    verb: 'create',
    entry: { ...listsEntry({}, {}), object: 'Unheard' },
    effect: 'unknown',
    says: 'an object of unknown kind Unheard',
  },
  {
    verb: 'delete',
    entry: listsEntry({ rules: ['a'] }, {}),
    effect: 'unknown',
    says: 'an object of unknown kind DetectionPolicy',
  },
];
