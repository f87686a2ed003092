import { describe, expect, test } from 'vitest';
import { more, pathOf, said, start, yaml } from '../action/stories.ts';
import { beginDrift, lookForPulls, writes } from './drifting.ts';

const branch = 'ifmatch/drift-acme';
const stricter = { ...start[1]!, severity: ['high', 'critical'] };
const edited = [start[0]!, stricter];

describe('what a person does', () => {
  test('on the branch is never overwritten, also when the drift grows or goes', async () => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit(edited);
    await lookForPulls(rig);
    const head = await rig.pulls.push(1, { [pathOf(stricter)]: yaml(stricter, '# mine\n') });
    await story.edit([...edited, more]);
    const run = await lookForPulls(rig);
    expect(writes(run)).toEqual([]);
    expect(said(run)).toMatch(/warning: The branch ifmatch\/drift-acme holds a commit that is not ours/);
    await story.edit(start);
    expect(writes(await lookForPulls(rig))).toEqual([]);
    expect(await rig.repository.tip(branch)).toBe(head);
    expect(rig.pulls.get(1).isOpen).toBe(true);
  });

  test('between our look at the branch and our commit is not lost either', async () => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit(edited);
    await lookForPulls(rig);
    await story.edit([...edited, more]);
    let head = '';
    rig.fault('git/update-ref', { before: async () => (head = await rig.pulls.push(1, { 'note.txt': 'mine\n' })) });
    const run = await lookForPulls(rig);
    expect(said(run)).toContain('holds a commit that is not ours');
    expect(await rig.repository.tip(branch)).toBe(head);
  });

  test('who closes it has it closed until the drift is another one', async () => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit(edited);
    await lookForPulls(rig);
    await rig.pulls.close(1, 'mona');
    const quiet = await lookForPulls(rig);
    expect(writes(quiet)).toEqual([]);
    expect(said(quiet)).toContain('somebody closed it');
    await story.edit([...edited, more]);
    await lookForPulls(rig);
    expect(rig.pulls.all().map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  test('to accept other edits lets those that were refused before be offered anew', async () => {
    const story = await beginDrift();
    const { rig } = story;
    await story.edit(edited);
    await lookForPulls(rig);
    await rig.pulls.close(1, 'mona');
    await story.edit([...start, more]);
    await lookForPulls(rig);
    await rig.pulls.merge(2, 'squash');
    await story.edit([...edited, more]);
    await lookForPulls(rig);
    const states = rig.pulls.all().map(({ isOpen, merged }) => (merged === null ? isOpen : 'merged'));
    expect(states).toEqual([false, 'merged', true]);
  });

  test('who has a branch of that name keeps it', async () => {
    const story = await beginDrift();
    const { rig } = story;
    const theirs = await rig.pulls.open({ branch, files: { 'note.txt': 'mine\n' } });
    await story.edit(edited);
    const run = await lookForPulls(rig);
    expect(writes(run)).toEqual([]);
    expect(said(run)).toContain('holds a commit that is not ours');
    await story.edit(start);
    expect(writes(await lookForPulls(rig))).toEqual([]);
    expect(await rig.repository.tip(branch)).toBe(theirs.head);
  });
});
