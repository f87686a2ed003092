import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, more, pathOf, said, start } from '../action/stories.ts';
import {
  beginConsenting,
  type Consenting,
  config,
  expectApplied,
  yesIn,
  expectRefused,
  whyUncounted,
  label,
  plain,
} from './consenting.ts';

const review = 'Review the plan that is shown now\\. If it is right, take the label off and set it again\\.';
const notShown = new RegExp(
  `when it was set, the comment did not show exactly this plan, or it was changed since\\. ${review}`,
);

describe('a label of somebody who may write and was not the author', () => {
  test('says yes to the plan that the comment shows, from the preview through the merge to the apply', async () => {
    const story = await beginConsenting();
    expect(story.preview).toMatchObject({ isGreen: false, outputs: { outcome: 'consent', deletes: '1' } });
    const offered = plain(await story.comment(story.number));
    expect(offered).toContain('change guards in ifmatch.yaml on the base branch first.');
    expect(offered).toContain(
      `Or somebody else with write access, who neither opened this pull request nor pushed to it, sets the label ${label}.`,
    );
    const version = await story.version();
    expect(await yesIn(story, await story.consent())).toBe('hubot');
    expect(await story.comment(story.number)).not.toContain('Consent needed');
    const merged = await expectApplied(story);
    expect(story.puts()).toMatchObject([{ if_match: version, status: 200 }]);
    expect(said(merged)).toContain(`consented by hubot (label ${label}) to the number of deletes.`);
    expect(JSON.parse(readFileSync(join(merged.workspace, 'ifmatch-plan.json'), 'utf8'))).toMatchObject({
      guards: [],
      consents: [{ deployment: 'acme', by: 'hubot', label, guards: ['max-deletes'] }],
    });
    expect(plain(merged.summary)).toContain(`consented by hubot (label ${label})`);
    expect(await story.live()).toEqual(['block-critical']);
  });

  test('says yes in the hardened workflow', async () => {
    const story = await beginConsenting({}, 'pull_request_target');
    expect(await yesIn(story, await story.consent())).toBe('hubot');
    await expectApplied(story);
  });

  test('says yes to everything that a label may say yes to, by name', async () => {
    const text = `guards: { max_deletes: 0, looser: consent, consent_label: "${label}" }\n`;
    const story = await beginConsenting({ config: text });
    expect(await yesIn(story, await story.consent(), 'the number of deletes and looser enforcement')).toBe('hubot');
    expect((await story.record()).consent?.guards).toEqual(['max-deletes', 'looser']);
    await expectApplied(story);
  });

  test('lets the group of a merge queue pass, and takes nothing for granted there when it was taken off', async () => {
    const story = await beginConsenting();
    await story.consent();
    const group = await story.rig.pulls.enqueue([story.number]);
    const passed = await story.rig.run({ event: 'merge_group', group });
    expect(passed).toMatchObject({ isGreen: true, outputs: { outcome: 'changes' } });
    story.rig.asUser('mona').unlabel(story.number, label);
    const stopped = await story.rig.run({ event: 'merge_group', group });
    expect(stopped).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
  });

  test.for<[string, RegExp, (story: Consenting) => unknown]>([
    ['is stale', /The platform changed since the review/, (story) => story.edit([...start, more])],
    [
      'was pushed to after its preview',
      /The plan was reviewed for commit [0-9a-f]{7}, but/,
      (story) => story.rig.pulls.push(story.number, { 'README.md': 'words\n' }),
    ],
  ])('does not hide from a merge queue that the pull request %s', async ([, says, happens]) => {
    const story = await beginConsenting();
    await story.consent();
    await happens(story);
    const group = await story.rig.pulls.enqueue([story.number]);
    const run = await story.rig.run({ event: 'merge_group', group });
    expect(run.isGreen).toBe(false);
    expect(run.outputs['failure-reason']).toMatch(/^Pull request #1 would be merged, but not applied\./);
    expect(run.outputs['failure-reason']).toMatch(says);
  });

  test('counts in any run that comes after it, for runs are cancelled', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('hubot').label(story.number, label);
    await story.rig.asUser('mallory').label(story.number, 'documentation');
    expect(await yesIn(story, await story.again('labeled', { by: 'mallory', label: 'documentation' }))).toBe('hubot');
    await expectApplied(story);
  });

  test('is known whatever its capitals', async () => {
    const story = await beginConsenting();
    expect(await yesIn(story, await story.consent('hubot', label.toUpperCase()))).toBe('hubot');
    await expectApplied(story);
  });
});

describe('the same yes', () => {
  test('holds when an unrelated label follows, when the job is run again, and when the pull request is opened again', async () => {
    const story = await beginConsenting();
    const given = await story.consent();
    const { consent } = await story.record();
    await story.rig.asUser('mallory').label(story.number, 'documentation');
    expect(await yesIn(story, await story.again('labeled', { by: 'mallory', label: 'documentation' }))).toBe('hubot');
    expect(await yesIn(story, await story.rig.rerun(given))).toBe('hubot');
    expect(await yesIn(story, await story.rig.rerun(story.preview))).toBe('hubot');
    expect(await yesIn(story, await story.again('reopened'))).toBe('hubot');
    expect((await story.record()).consent).toEqual(consent);
    await expectApplied(story);
  });

  test('does not need the person to stay', async () => {
    const story = await beginConsenting();
    await story.consent();
    story.rig.roles.delete('hubot');
    expect(await yesIn(story, await story.again('reopened'))).toBe('hubot');
    await expectApplied(story);
  });

  test('holds under on_stale: same-diff when the platform moves without touching the plan', async () => {
    const story = await beginConsenting({
      config: `${config}on_stale: same-diff\n`,
      platform: { quirks: ['deployment-versions'] },
    });
    await story.consent();
    const version = await story.version();
    await story.editRules();
    await expectApplied(story);
    expect(story.puts()).not.toMatchObject([{ if_match: version }]);
  });

  test('ends when the label is taken off', async () => {
    const story = await beginConsenting();
    await story.consent();
    story.rig.asUser('mallory').unlabel(story.number, label);
    const run = await story.again('unlabeled', { by: 'mallory', label });
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
    expect((await story.record()).consent).toBeUndefined();
    await expectRefused(story);
  });

  test('ends when the label is taken off and nobody ran since, also if somebody sets it again', async () => {
    const story = await beginConsenting();
    await story.consent();
    story.rig.asUser('hubot').unlabel(story.number, label);
    await story.rig.asUser('mona').label(story.number, label);
    const merged = await expectRefused(story);
    expect(merged.outputs['failure-reason']).toBe(
      `The plan needs somebody's yes, and the label ${label} does not count.`,
    );
    expect(said(merged)).toContain(`The label ${label} can say yes only before the merge.`);
    const why = `The label ${label} does not count: hubot said yes by it, but then it was taken off.`;
    expect(said(merged)).toContain(why);
    expect(plain(await story.comment(story.number))).toContain(why);
  });

  test('ends when the label is gone at the merge', async () => {
    const story = await beginConsenting();
    await story.consent();
    story.rig.asUser('hubot').unlabel(story.number, label);
    const merged = await expectRefused(story);
    expect(said(merged)).toContain('hubot said yes by it, but then it was taken off.');
  });

  test('ends with a push, and is given anew for the new plan only by a new label', async () => {
    const story = await beginConsenting();
    await story.consent();
    const pushed = await story.push({ [pathOf({ slug: 'block-critical' })]: null, ...filesOf([more]) });
    expect(said(pushed)).toMatch(notShown);
    expect((await story.record()).consent).toBeUndefined();
    story.rig.asUser('hubot').unlabel(story.number, label);
    expect(await yesIn(story, await story.consent())).toBe('hubot');
    await expectApplied(story);
  });

  test('ends with a push that leaves the plan as it is: nobody looked at that commit', async () => {
    const story = await beginConsenting();
    await story.consent();
    expect(await whyUncounted(story, await story.push({ 'README.md': 'words\n' }))).toMatch(notShown);
  });

  test('ends when the platform moves and the plan is previewed again', async () => {
    const story = await beginConsenting();
    await story.consent();
    await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
    expect(await whyUncounted(story, await story.again('reopened'))).toMatch(notShown);
  });

  test('does not outlive another config: without the label nothing is applied', async () => {
    const story = await beginConsenting();
    await story.consent();
    await story.rig.pulls.pushTo('main', { 'ifmatch.yaml': 'guards: { max_deletes: 0 }\n' });
    const merged = await story.merge();
    expect(merged).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
    expect(merged.outputs['failure-reason']).toContain('The guards, the deployments or on_stale');
    expect(story.puts()).toEqual([]);
  });

  test('is not asked for where GitHub does not tell at the merge', async () => {
    const story = await beginConsenting();
    await story.consent();
    story.rig.fault('issues/list-events', { status: 403 });
    const push = await story.rig.pulls.merge(story.number, 'squash');
    const merged = await story.rig.run({ event: 'push', push });
    expect(merged).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
    expect(said(merged)).toContain('Run this job again.');
    expect(story.puts()).toEqual([]);
    const again = await story.rig.rerun(merged);
    expect(again).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  });
});
