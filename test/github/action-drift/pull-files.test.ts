import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, more, pathOf, said, start, yaml } from '../action/stories.ts';
import { git } from '../rig/git.ts';
import type { Rig } from '../rig/rig.ts';
import { beginDrift, lookForPulls, writes } from './drifting.ts';

const branch = 'ifmatch/drift-acme';
const stricter = { ...start[1]!, severity: ['high', 'critical'] };
const edited = [start[0]!, stricter];

/** What the branch says of the policy. */
const onBranch = (rig: Rig): Promise<string> => rig.repository.read(branch, pathOf(stricter));

test('lines end in the pull request as they do in the repository, whatever a checkout makes of them', async () => {
  const story = await beginDrift({ files: { ...filesOf(start), '.gitattributes': '*.yaml text eol=crlf\n' } });
  const { rig } = story;
  await story.edit(edited);
  await lookForPulls(rig);
  expect(await onBranch(rig)).toBe(yaml(stricter));
});

test('an executable file stays one', async () => {
  const story = await beginDrift({ files: { ...filesOf(start), [pathOf(stricter)]: { executable: yaml(start[1]!) } } });
  const { rig } = story;
  await story.edit([...edited, more]);
  await lookForPulls(rig);
  const modes = (await git(rig.repository.folder, ['ls-tree', '-r', '--format=%(objectmode) %(path)', branch])).split(
    '\n',
  );
  expect(modes).toEqual(
    [start[0]!, stricter, more].map((one) => `${one === stricter ? '100755' : '100644'} ${pathOf(one)}`),
  );
  expect(await onBranch(rig)).toBe(yaml(stricter));
});

test('a file that only an earlier step makes is a part of what the pull request is made from', async () => {
  const files = { ...filesOf(start), 'ifmatch.yaml': 'policies: [policies, made]\n', '.gitignore': 'made\n' };
  const story = await beginDrift({ files });
  const { rig } = story;
  const prepare = (workspace: string) => {
    mkdirSync(join(workspace, 'made'));
    writeFileSync(join(workspace, 'made', 'more.yaml'), yaml(more));
  };
  await story.edit([...edited, more]);
  await lookForPulls(rig, { prepare });
  expect(await onBranch(rig)).toBe(yaml(stricter));
});

test('files that only an earlier step makes valid are not offered in a pull request', async () => {
  const story = await beginDrift();
  const { rig } = story;
  const path = pathOf(start[0]!);
  await rig.pulls.pushTo('main', { [path]: yaml(start[0]!).replace('critical]', '$SEVERITY') });
  const prepare = (workspace: string) => writeFileSync(join(workspace, path), yaml(start[0]!));
  await story.edit(edited);
  const run = await lookForPulls(rig, { prepare });
  expect(writes(run)).toEqual([]);
  expect(said(run)).toContain('are not those of its commit, which have errors');
});

test('commits that a partial clone lacks, and cannot fetch, close no pull request', async () => {
  const story = await beginDrift();
  const { rig } = story;
  await rig.pulls.pushTo('main', { [pathOf(start[0]!)]: yaml(start[0]!, '# words\n') });
  await story.edit(edited);
  await lookForPulls(rig);
  const { folder } = rig.repository;
  await git(folder, ['config', 'uploadpack.allowFilter', 'true']);
  const prepare = async (workspace: string) => {
    const clone = `${workspace}-clone`;
    await git(workspace, ['clone', '--quiet', '--filter=blob:none', `file://${folder}`, clone]);
    rmSync(join(workspace, '.git'), { recursive: true });
    renameSync(join(clone, '.git'), join(workspace, '.git'));
    await git(workspace, ['remote', 'set-url', 'origin', `file://${clone}/gone`]);
  };
  const run = await lookForPulls(rig, { prepare });
  expect(writes(run)).toEqual([]);
  expect(said(run)).toContain('neither filter nor sparse-checkout. What tells of drift stays as it is.');
  expect(rig.pulls.all()).toMatchObject([{ isOpen: true }]);
});
