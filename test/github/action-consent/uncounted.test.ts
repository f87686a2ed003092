import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../../src/record/record.ts';
import { beginStory, filesOf, more, pathOf, type Policy, said, start, yaml } from '../action/stories.ts';
import {
  beginConsenting,
  type Consenting,
  config,
  yesIn,
  expectRefused,
  whyUncounted,
  label,
  plain,
  removal,
} from './consenting.ts';

const others = 'Somebody else with write access may take it off and set it again\\.';
const pushedToo = /hubot set it, and pushed to this pull request too\./;
const notShown =
  /when it was set, the comment did not show exactly this plan, or it was changed since\. Review the plan that is shown now\./;

/** What somebody with write access makes of the only comment. */
async function edit(story: Consenting, change: (body: string) => string): Promise<void> {
  const [comment] = await story.rig.comments(story.number);
  await story.rig.asUser('mona').edit(comment?.id ?? 0, change(comment?.body ?? ''));
}

describe('a label does not count when it was set by', () => {
  test('the author', async () => {
    const story = await beginConsenting();
    const why = new RegExp(`mona set it, and opened this pull request too\\. ${others}`);
    expect(await whyUncounted(story, await story.consent('mona'))).toMatch(why);
  });

  test('the author, in whatever capitals GitHub writes the login', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('mona').label(story.number, label);
    story.rig.pulls.get(story.number).labelEvents.splice(0, 1, { ...lastEvent(story), by: 'MONA' });
    expect(await whyUncounted(story, await story.again('labeled', { label }))).toMatch(
      /MONA set it, and opened this pull request too/,
    );
  });

  test('somebody who may only read', async () => {
    const story = await beginConsenting();
    const why = new RegExp(`mallory set it, who may not write here \\(read\\)\\. ${others}`);
    expect(await whyUncounted(story, await story.consent('mallory'))).toMatch(why);
  });

  test('an app', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('hubot').label(story.number, label);
    story.rig.pulls.get(story.number).labelEvents.splice(0, 1, { ...lastEvent(story), by: 'stale[bot]' });
    const run = await story.again('labeled', { by: 'stale[bot]', label });
    expect(await whyUncounted(story, run)).toMatch(/stale\[bot\] set it, and not a person\./);
  });

  test('a person by way of an app', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('hubot').label(story.number, label);
    story.rig.pulls.get(story.number).labelEvents.splice(0, 1, { ...lastEvent(story), isByApp: true });
    expect(await whyUncounted(story, await story.again('labeled', { label }))).toMatch(
      /hubot set it, and not a person\./,
    );
  });

  test("somebody who pushed to a colleague's pull request, also after the author pushed once more", async () => {
    const story = await beginConsenting();
    await story.push({ [pathOf({ slug: 'block-critical' })]: null, ...filesOf([more]) }, 'hubot');
    const run = await story.consent('hubot');
    expect(said(run)).toMatch(/hubot set it, and pushed to this pull request too\./);
    story.rig.asUser('hubot').unlabel(story.number, label);
    await story.push({ 'README.md': 'words\n' }, 'mona');
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(
      /hubot set it, and pushed to this pull request too\./,
    );
  });

  test('somebody who, before the label was set anew, had only restored the branch of a colleague', async () => {
    const story = await beginConsenting();
    await story.rig.pulls.restore(story.number, { deletes: 'mona', restores: 'hubot' });
    await story.again('reopened');
    expect(await whyUncounted(story, await story.consent('hubot'))).toMatch(pushedToo);
  });

  test('somebody whose login belongs to another account by now', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('hubot').label(story.number, label);
    const { number, rig } = story;
    rig.pulls.get(number).labelEvents.splice(0, 1, { ...lastEvent(story), byId: 99 });
    const why = new RegExp(`hubot set it, and that login belongs to another account by now\\. ${others}`);
    expect(await whyUncounted(story, await story.again('labeled', { label }))).toMatch(why);
  });
});

const lastEvent = ({ rig, number }: Consenting) => {
  const event = rig.pulls.get(number).labelEvents.at(-1);
  if (event === undefined) throw new Error('no label was set');
  return event;
};

describe('a label does not count when', () => {
  test('it was set before there was a plan to see, and does once it is set again', async () => {
    const { rig, ...story } = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': config } });
    const { number } = await rig.pulls.open(removal);
    await rig.asUser('hubot').label(number, label);
    const first = await rig.run({ event: 'pull_request', pull: number });
    expect(said(first)).toMatch(notShown);
    const rerun = await rig.rerun(first);
    expect(said(rerun)).toMatch(notShown);
    rig.asUser('hubot').unlabel(number, label);
    await rig.asUser('hubot').label(number, label);
    const again = await rig.run({ event: 'pull_request', pull: number, action: 'labeled', by: 'hubot', label });
    expect(again).toMatchObject({ isGreen: true, outputs: { outcome: 'changes' } });
    expect(plain(await story.comment(number))).toContain(`consented by hubot (label ${label})`);
  });

  test('it was set while the plan of a push was still being made', async () => {
    const story = await beginConsenting();
    await story.rig.pulls.push(story.number, { [pathOf({ slug: 'block-critical' })]: null, ...filesOf([more]) });
    await story.rig.asUser('hubot').label(story.number, label);
    await story.again('synchronize');
    expect(await whyUncounted(story, await story.again('labeled', { by: 'hubot', label }))).toMatch(notShown);
  });

  test('the platform moved after the plan was shown', async () => {
    const story = await beginConsenting();
    await story.edit([...start, { slug: 'made-by-hand', severity: ['low'] }]);
    expect(await whyUncounted(story, await story.consent())).toMatch(notShown);
  });

  test('the comment said that it is stale', async () => {
    const story = await beginConsenting();
    await edit(
      story,
      (body) => `${body.split('\n', 1)[0] ?? ''}\n### Policies for \`acme\`: stale, do not merge yet\n`,
    );
    expect(await whyUncounted(story, await story.consent())).toMatch(notShown);
  });

  test('somebody made the comment show a harmless plan', async () => {
    const story = await beginConsenting();
    await edit(story, (body) => body.replaceAll('1 delete', '1 create'));
    expect(await whyUncounted(story, await story.consent())).toMatch(notShown);
  });

  test('somebody made the comment show a harmless plan, and put it right once the label was set', async () => {
    const story = await beginConsenting();
    const body = await story.comment(story.number);
    await edit(story, () => body.replaceAll('1 delete', '1 create'));
    await story.rig.asUser('hubot').label(story.number, label);
    await edit(story, () => body);
    expect(await whyUncounted(story, await story.again('labeled', { by: 'hubot', label }))).toMatch(notShown);
  });

  test('an editor that only spells line breaks otherwise touched the comment, it does', async () => {
    const story = await beginConsenting();
    await edit(story, (body) => body.trimEnd().replaceAll('\n', '\r\n'));
    expect(await yesIn(story, await story.consent())).toBe('hubot');
  });

  test('the record of another pull request was put into the comment', async () => {
    const story = await beginConsenting();
    const { rig } = story;
    const other = await rig.pulls.open({ ...removal, branch: 'other' });
    await rig.run({ event: 'pull_request', pull: other.number });
    await rig.asUser('hubot').label(other.number, label);
    await rig.run({ event: 'pull_request', pull: other.number, action: 'labeled', by: 'hubot', label });
    const [comment] = await rig.comments(other.number);
    expect(plain(comment?.body ?? '')).toContain('consented by hubot');
    await edit(story, () => comment?.body ?? '');
    expect(await whyUncounted(story, await story.consent())).toMatch(notShown);
  });

  test.for([403, 404, 500])('GitHub answers %i to what the person may do', async (status) => {
    const story = await beginConsenting();
    story.rig.fault('repos/get-collaborator-permission-level', { status }, { times: 10 });
    const why = new RegExp(
      `Asking what somebody may do \\(hubot\\): GitHub answered ${String(status)},.*Run this job again\\.`,
    );
    expect(await whyUncounted(story, await story.consent())).toMatch(why);
  });

  test('GitHub does not tell who set it', async () => {
    const story = await beginConsenting();
    await story.rig.asUser('hubot').label(story.number, label);
    story.rig.pulls.get(story.number).labelEvents.splice(0);
    expect(await whyUncounted(story, await story.again('labeled', { label }))).toMatch(
      /GitHub does not tell who set the label\./,
    );
  });
});

describe('a label says nothing', () => {
  test('where the config names none', async () => {
    const story = await beginConsenting({ config: 'guards: { max_deletes: 0 }\n' });
    const run = await story.consent();
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
    expect(await story.comment(story.number)).not.toContain('label');
    expect(run.requests.map(({ operation }) => operation)).not.toContain('issues/list-events');
    await expectRefused(story);
  });

  test('where only the pull request itself brings it into the config', async () => {
    const change = { ...removal, files: { ...removal.files, 'ifmatch.yaml': config } };
    const story = await beginConsenting({ config: 'guards: { max_deletes: 0 }\n', change });
    const run = await story.consent();
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
    await expectRefused(story);
  });

  test('to what is protected, whatever else it says yes to', async () => {
    const text = `guards: { max_deletes: 0, protected: [comment-on-high], consent_label: "${label}" }\n`;
    const story = await beginConsenting({ config: text });
    const run = await story.consent();
    expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
    const comment = plain(await story.comment(story.number));
    expect(comment).toContain(`consented by hubot (label ${label}) to the number of deletes.`);
    expect(comment).toContain('The protected policy comment-on-high in acme would be deleted.');
    expect(comment).not.toContain('limit 0');
    expect(comment).not.toContain('Or somebody else');
    await expectRefused(story);
  });

  test('by what stands in an edited record', async () => {
    const story = await beginConsenting();
    await edit(story, (body) => body.replace(/:([^:]+):([0-9a-f]+ -->)/, forged));
    const forgery = (await story.comment(story.number)).split('\n', 1)[0] ?? '';
    const where = { repository: '1', platform: story.rig.platform.url };
    expect(verifyRecord(forgery, story.rig.platform.token, where).kind).toBe('forged');
    await story.rig.asUser('hubot').label(story.number, label);
    const merged = await story.merge();
    expect(merged).toMatchObject({ isGreen: false, outputs: { outcome: 'refused' } });
    expect(story.puts()).toEqual([]);
  });
});

const forged = (_: string, payload: string, rest: string): string => {
  const json = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const consent = { by: 'hubot', event: 10_000_000_001, guards: ['max-deletes'] };
  return `:${Buffer.from(JSON.stringify({ ...json, consent })).toString('base64url')}:${rest}`;
};

describe('a label does not count for', () => {
  const notOwn = /the plan also changes what this pull request did not, or nobody can tell\. Allow it under guards/;

  test('what somebody else did on the platform, and merging would take back', async () => {
    const story = await beginConsenting({ live: [...start, more] });
    expect(await whyUncounted(story, await story.consent())).toMatch(notOwn);
  });

  test('what waits on the base branch in the same policy that the pull request changes', async () => {
    const comments: Policy = { slug: 'comment-on-high', severity: ['high'] };
    const live = start.map((one) => (one.slug === comments.slug ? { ...one, severity: ['high', 'medium'] } : one));
    const looser = `guards: { looser: consent, consent_label: "${label}" }\n`;
    const change = { branch: 'words', files: { [pathOf(comments)]: yaml(comments, 'description: In other words\n') } };
    const story = await beginConsenting({ config: looser, live, change });
    expect(await whyUncounted(story, await story.consent())).toMatch(notOwn);
  });
});
