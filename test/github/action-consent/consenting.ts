import { expect } from 'vitest';
import type { RecordPayload } from '../../../src/domain/record.ts';
import type { SandboxOptions } from '../../../src/sandbox/server.ts';
import { verifyRecord } from '../../../src/record/record.ts';
import { beginStory, filesOf, pathOf, type Policy, said, type Story, start } from '../action/stories.ts';
import type { NewPull } from '../rig/pull.ts';
import type { User } from '../rig/rig.ts';
import type { Run, RunOptions } from '../rig/runner/run.ts';

export const label = 'policies: meant';
export const config = `guards: { max_deletes: 0, consent_label: "${label}" }\n`;

/** Deletes a policy, which the guards do not allow. */
export const removal: NewPull = { branch: 'less', files: { [pathOf({ slug: 'comment-on-high' })]: null } };

type Begin = {
  readonly config?: string;
  readonly change?: NewPull;
  readonly live?: readonly Policy[];
  readonly how?: RunOptions;
  readonly platform?: SandboxOptions;
};
type Event = 'pull_request' | 'pull_request_target';

/** A pull request of mona's that was previewed, and all that may happen to it. */
export type Consenting = Story & {
  readonly number: number;
  readonly preview: Run;
  /** Somebody sets the label, and the workflow runs. */
  consent(by?: User, name?: string): Promise<Run>;
  /** The workflow runs for what happened to the pull request. */
  again(action: string, more?: { by?: User | 'stale[bot]'; label?: string }): Promise<Run>;
  push(files: NewPull['files'], by?: User): Promise<Run>;
  merge(method?: 'merge' | 'squash'): Promise<Run>;
  /** The payload of the record in the only comment, believed as a holder of the token does. */
  record(): Promise<RecordPayload>;
};

export async function beginConsenting(options: Begin = {}, event: Event = 'pull_request'): Promise<Consenting> {
  const { config: text = config, change = removal, live = start, how = {}, platform = {} } = options;
  const story = await beginStory({ files: { ...filesOf(start), 'ifmatch.yaml': text }, live, platform });
  const { rig } = story;
  const { number } = await rig.pulls.open(change);
  const again: Consenting['again'] = (action, more = {}) => rig.run({ event, pull: number, action, ...more }, how);
  return {
    ...story,
    number,
    preview: await rig.run({ event, pull: number }, how),
    async consent(by = 'hubot', name = label) {
      await rig.asUser(by).label(number, name);
      return again('labeled', { by, label: name });
    },
    again,
    async push(files, by = 'mona') {
      await rig.pulls.push(number, files, 'Change more', by);
      return again('synchronize', { by });
    },
    merge: async (method = 'squash') => rig.run({ event: 'push', push: await rig.pulls.merge(number, method) }, how),
    async record() {
      const where = { repository: '1', platform: rig.platform.url };
      const verified = verifyRecord(await story.comment(number), rig.platform.token, where);
      if (verified.kind !== 'valid') throw new Error(`the record is ${verified.kind}`);
      return verified.payload;
    },
  };
}

/** The comment and the log without what makes text code. */
export const plain = (text: string): string => text.replaceAll('`', '');

/** Who said yes, by the log, the comment, the summary and the record alike; '' where nobody did. */
export async function yesIn(story: Consenting, run: Run, to = 'the number of deletes'): Promise<string> {
  const by = (await story.record()).consent?.by ?? '';
  const words = `consented by ${by} (label ${label}) to ${to}.`;
  expect(said(run)).toContain(words);
  expect(run).toMatchObject({ isGreen: true, outputs: { outcome: 'changes', 'failure-reason': '' } });
  expect(plain(await story.comment(story.number))).toContain(words);
  expect(plain(run.summary)).toContain(words);
  return by;
}

/** Why the label says yes to nothing; that stands where people look, and merging applies nothing. */
export async function whyUncounted(story: Consenting, run: Run): Promise<string> {
  expect(run).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
  const before = `The label ${label} does not count: `;
  const [, why = ''] = said(run).split(before);
  const [line = ''] = why.split('\n', 1);
  expect(plain(await story.comment(story.number))).toContain(before + line);
  expect((await story.record()).consent).toBeUndefined();
  await expectRefused(story);
  return line;
}

export async function expectRefused(story: Consenting): Promise<Run> {
  const merged = await story.merge();
  expect(merged).toMatchObject({ isGreen: false, outputs: { outcome: 'consent' } });
  expect(story.puts()).toEqual([]);
  return merged;
}

export async function expectApplied(story: Consenting, by = 'hubot'): Promise<Run> {
  const merged = await story.merge();
  expect(merged).toMatchObject({ isGreen: true, outputs: { outcome: 'applied' } });
  expect(story.puts()).toHaveLength(1);
  expect(plain(await story.comment(story.number))).toContain(`consented by ${by} (label ${label})`);
  return merged;
}
