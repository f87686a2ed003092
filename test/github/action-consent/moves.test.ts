import { expect, test } from 'vitest';
import { pushersIn } from '../../../src/commands/action/pushers.ts';
import type { BranchMove } from '../../../src/domain/github.ts';

const none = '0'.repeat(40);
const commitOf = (name: string): string => (name === '' ? none : name.repeat(40));
const openedAt = 10;

/** `a>b by 1 at 5`: from commit a to commit b; no name is no commit, and an account above 90 is an app. */
function moveOf(line: string): BranchMove {
  const [, before = '', after = '', id = '', at = ''] = /^(\w?)>(\w?) by (\d*) at (\d+)$/.exec(line) ?? [];
  const by = id === '' ? null : { id: Number(id), login: `u${id}`, type: Number(id) > 90 ? 'Bot' : 'User' };
  return { before: commitOf(before), after: commitOf(after), by, at: Number(at) };
}
const pushers = (lines: readonly string[], head = 'c') => {
  const found = pushersIn(lines.map(moveOf), { head: commitOf(head), openedAt });
  return 'code' in found ? found : [...found].toSorted((a, b) => a - b);
};
const unknown = { code: 'unknown-pusher' } as const;

test.for<[string, readonly string[], ReturnType<typeof pushers>]>([
  ['everybody since it was made', ['b>c by 3 at 20', 'a>b by 2 at 9', '>a by 1 at 8'], [1, 2, 3]],
  ['nobody of an older branch with its name', ['>c by 1 at 8', 'x> by 7 at 3', '>x by 7 at 2'], [1]],
  [
    'all before it was deleted and restored',
    ['>c by 1 at 20', 'c> by 2 at 19', 'b>c by 3 at 18', '>b by 1 at 9'],
    [1, 2, 3],
  ],
  [
    'all before it was restored in the second in which the pull request was opened',
    ['>c by 1 at 10', 'c> by 2 at 10', 'b>c by 3 at 10', '>b by 1 at 10'],
    [1, 2, 3],
  ],
  ['all before it was set back', ['b>c by 1 at 20', 'c>b by 2 at 12', '>c by 1 at 9'], [1, 2]],
])('the pushers to a branch are %s', ([, lines, expected]) => {
  expect(pushers(lines)).toEqual(expected);
});

test.for<[string, readonly string[], ReturnType<typeof pushers>]>([
  ['nothing is listed', [], unknown],
  ['the last push is not listed yet', ['a>b by 2 at 12', '>a by 1 at 9'], unknown],
  ['a push between is not listed', ['b>c by 1 at 20', '>a by 1 at 9'], unknown],
  ['the list ends too early', ['b>c by 1 at 20', 'a>b by 1 at 9'], unknown],
  ['it was made after the pull request was opened', ['b>c by 1 at 20', '>b by 1 at 11'], unknown],
  ['an app pushed', ['b>c by 1 at 20', 'a>b by 99 at 12', '>a by 1 at 9'], { code: 'app-pushed', by: 'u99' }],
  ['an account that is gone pushed', ['b>c by  at 20', '>b by 1 at 9'], { code: 'app-pushed', by: null }],
])('the pushers to a branch are not known when %s', ([, lines, expected]) => {
  expect(pushers(lines)).toEqual(expected);
});
