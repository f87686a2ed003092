import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DetectionBundle, RemediationPolicy } from '../../src/generated/types.ts';
import { detectionBundle, policy, type PlatformState } from '../rig/policies.ts';
import { ThreeWayRig, exception } from './three-way-rig.ts';

let branch: ThreeWayRig;
beforeEach(async () => {
  branch = await ThreeWayRig.open();
});
afterEach(async () => branch.close());

const a = (severities: string[], more: Partial<RemediationPolicy> = {}): RemediationPolicy =>
  policy('a', severities, more);
const only = (...policies: RemediationPolicy[]): PlatformState => ({ remediation: { policies } });
const code = (more: Partial<DetectionBundle>): PlatformState => ({ code: detectionBundle(more) });
const comment = [{ type: 'pr_comment' }];

/** The base, the files and the platform; what an apply would change, what is live already, what was edited on the platform, and what the files of both do by themselves. */
type Story = {
  base: PlatformState;
  files: PlatformState;
  live: PlatformState;
  changes?: string[];
  already?: string[];
  edits?: string[];
  own?: string[];
};

const stories: Record<string, Story> = {
  'an edit of the files is their own': {
    base: only(a(['critical'])),
    files: only(a(['critical', 'high'])),
    live: only(a(['critical'])),
    changes: ['repository: update a, stricter: also blocks findings where severity is high'],
  },
  'an edit of the platform would be reverted, and is told': {
    base: only(a(['critical'])),
    files: only(a(['critical'])),
    live: only(a(['critical', 'low'])),
    changes: ['platform: update a, looser: stops blocking findings where severity is low'],
    edits: ['update a, stricter: also blocks findings where severity is low'],
  },
  'another edit of the same condition on both sides is both': {
    base: only(a(['critical'])),
    files: only(a(['high'])),
    live: only(a(['low'])),
    changes: [
      'both: update a, mixed: stops blocking findings where severity is low; also blocks findings where severity is high',
    ],
    edits: [
      'update a, mixed: stops blocking findings where severity is critical; also blocks findings where severity is low',
    ],
  },
  'the same edit on both sides is live': {
    base: only(a(['critical'])),
    files: only(a(['critical', 'high'])),
    live: only(a(['critical', 'high'])),
    already: ['update a, stricter: also blocks findings where severity is high'],
  },
  'the same edit on both sides, and one more in the files: the first is live, the second their own': {
    base: only(a(['critical'])),
    files: only(a(['critical', 'high'], { description: 'why' })),
    live: only(a(['critical', 'high'])),
    changes: ['repository: update a, neutral: changes the description'],
    own: ['update a, stricter: also blocks findings where severity is high; changes the description'],
  },
  'the same edit on both sides, and one more on the platform: both changed it, though only that would be reverted': {
    base: only(a(['critical'])),
    files: only(a(['critical', 'high'])),
    live: only(a(['critical', 'high'], { active: false })),
    changes: ['both: update a, stricter: becomes active: blocks findings where severity is critical or high'],
    own: ['update a, stricter: also blocks findings where severity is high'],
    edits: [
      'update a, looser: becomes inactive: stops blocking findings where severity is critical; other settings change too',
    ],
  },
  'edits of different parts are both, for an apply takes one back': {
    base: only(a(['critical'])),
    files: only(a(['critical'], { description: 'why' })),
    live: only(a(['critical'], { name: 'Renamed by hand' })),
    changes: ['both: update a, neutral: changes the name to Policy a; changes the description'],
    edits: ['update a, neutral: changes the name to Renamed by hand'],
  },
  'a policy that the files add is their own': {
    base: only(a(['critical'])),
    files: only(a(['critical']), policy('new', ['low'])),
    live: only(a(['critical'])),
    changes: ['repository: create new, stricter: blocks findings where severity is low'],
  },
  'a policy that the files take out is their own delete': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical'])),
    live: only(a(['critical']), policy('old', ['low'])),
    changes: ['repository: delete old, looser: stops blocking findings where severity is low'],
  },
  'a policy that was made on the platform would be deleted': {
    base: only(a(['critical'])),
    files: only(a(['critical'])),
    live: only(a(['critical']), policy('clicked', ['low'])),
    changes: ['platform: delete clicked, looser: stops blocking findings where severity is low'],
    edits: ['create clicked, stricter: blocks findings where severity is low'],
  },
  'a policy that was deleted on the platform would come back': {
    base: only(a(['critical']), policy('gone', ['low'])),
    files: only(a(['critical']), policy('gone', ['low'])),
    live: only(a(['critical'])),
    changes: ['platform: create gone, stricter: blocks findings where severity is low'],
    edits: ['delete gone, looser: stops blocking findings where severity is low'],
  },
  'a policy that both deleted is live': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical'])),
    live: only(a(['critical'])),
    already: ['delete old, looser: stops blocking findings where severity is low'],
  },
  'a policy that both made the same is live': {
    base: only(a(['critical'])),
    files: only(a(['critical']), policy('new', ['low'])),
    live: only(a(['critical']), policy('new', ['low'])),
    already: ['create new, stricter: blocks findings where severity is low'],
  },
  'a policy that both made, with more in the files': {
    base: only(a(['critical'])),
    files: only(a(['critical']), policy('new', ['low'], { description: 'why' })),
    live: only(a(['critical']), policy('new', ['low'])),
    changes: ['repository: update new, neutral: changes the description'],
    own: ['create new, stricter: blocks findings where severity is low'],
  },
  'a policy that both made, each in another way': {
    base: only(a(['critical'])),
    files: only(a(['critical']), policy('new', ['low'])),
    live: only(a(['critical']), policy('new', ['medium'])),
    changes: [
      'both: update new, mixed: stops blocking findings where severity is medium; also blocks findings where severity is low',
    ],
    edits: ['create new, stricter: blocks findings where severity is medium'],
  },
  'a policy that the files delete and the platform edited is both': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical'])),
    live: only(a(['critical']), policy('old', ['low', 'medium'])),
    changes: ['both: delete old, looser: stops blocking findings where severity is medium or low'],
    edits: ['update old, stricter: also blocks findings where severity is medium'],
    own: ['delete old, looser: stops blocking findings where severity is low'],
  },
  'a policy that the files edit and the platform deleted is both': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical']), policy('old', ['low', 'medium'])),
    live: only(a(['critical'])),
    changes: ['both: create old, stricter: blocks findings where severity is medium or low'],
    edits: ['delete old, looser: stops blocking findings where severity is low'],
  },
  'a new name is an edit, a new slug another policy': {
    base: only(a(['critical']), policy('b', ['low'])),
    files: only(a(['critical'], { name: 'Better' }), { ...policy('b', ['low']), slug: 'c' }),
    live: only(a(['critical']), policy('b', ['low'])),
    changes: [
      'repository: delete b, neutral: no effect: still covered by c',
      'repository: update a, neutral: changes the name to Better',
      'repository: create c, neutral: no effect: already covered by b',
    ],
  },
  'what the files stop blocking is told though the platform stopped blocking more': {
    base: only(a(['critical', 'high', 'medium'])),
    files: only(a(['critical', 'high'])),
    live: only(a(['critical'])),
    changes: ['both: update a, stricter: also blocks findings where severity is high'],
    edits: ['update a, looser: stops blocking findings where severity is high or medium'],
    own: ['update a, looser: stops blocking findings where severity is medium'],
  },
  'a policy that the files weaken is told so though the platform deleted it': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical']), policy('old', ['low'], { actions: comment })),
    live: only(a(['critical'])),
    changes: ['both: create old, stricter: comments on findings where severity is low'],
    edits: ['delete old, looser: stops blocking findings where severity is low'],
    own: ['update old, looser: Block → Comment'],
  },
  'a policy that the files delete is told as a loss though the platform switched it off': {
    base: only(a(['critical']), policy('old', ['low'])),
    files: only(a(['critical'])),
    live: only(a(['critical']), policy('old', ['low'], { active: false })),
    changes: ['both: delete old, neutral: was inactive, so nothing changes'],
    edits: ['update old, looser: becomes inactive: stops blocking findings where severity is low'],
    own: ['delete old, looser: stops blocking findings where severity is low'],
  },
  'a policy that both made, with more on the platform, is not left out of what the files do': {
    base: only(a(['critical'])),
    files: only(a(['critical']), policy('z', ['low'], { actions: comment })),
    live: only(a(['critical']), policy('z', ['low'])),
    changes: ['both: update z, looser: Block → Comment'],
    edits: ['create z, stricter: blocks findings where severity is low'],
    own: ['create z, stricter: comments on findings where severity is low'],
  },
  'a rule that the files remove is a loss though the platform disabled it, for that goes back': {
    base: code({ rules: ['r.one', 'r.two', 'x.off'], disabled: ['x.off'] }),
    files: code({ rules: ['r.one', 'r.new', 'x.off'], disabled: ['x.off'] }),
    live: code({ rules: ['r.one', 'r.two', 'x.off'], disabled: ['x.off', 'r.two'] }),
    changes: [
      'platform: update lists, stricter: no longer disables rule r.two',
      'repository: update lists, mixed: removes rule r.two; adds rule r.new',
    ],
    edits: ['update lists, looser: disables rule r.two'],
  },
  'items of lists are told apart one by one': {
    base: code({ rulesets: ['p/default'], rules: ['r.one', 'r.two'] }),
    files: code({ rulesets: ['p/default'], rules: ['r.one', 'r.two', 'r.own'] }),
    live: code({ rulesets: ['p/default'], rules: ['r.one', 'r.clicked'] }),
    changes: [
      'platform: update lists, mixed: removes rule r.clicked; adds rule r.two',
      'repository: update lists, stricter: adds rule r.own',
    ],
    edits: ['update lists, mixed: removes rule r.two; adds rule r.clicked'],
  },
  'items that both added or took out are live, beside others': {
    base: code({ rules: ['r.one', 'r.old'] }),
    files: code({ rules: ['r.one', 'r.both', 'r.own'] }),
    live: code({ rules: ['r.one', 'r.both'] }),
    changes: ['repository: update lists, stricter: adds rule r.own'],
    already: ['update lists, mixed: removes rule r.old; adds rule r.both'],
  },
  'a rule that the files disable, and the platform too': {
    base: code({ rulesets: ['p/python'] }),
    files: code({ rulesets: ['p/python'], disabled: ['r.x'] }),
    live: code({ rulesets: ['p/python'], disabled: ['r.x', 'r.y'] }),
    changes: ['platform: update lists, stricter: no longer disables rule r.y'],
    already: ['update lists, looser: disables rule r.x'],
    edits: ['update lists, looser: disables rule r.y'],
  },
  'exceptions are told apart one by one': {
    base: code({ exceptions: [exception('r.edited'), exception('r.gone'), exception('r.both')] }),
    files: code({ exceptions: [exception('r.edited'), exception('r.gone'), exception('r.own'), exception('r.same')] }),
    live: code({ exceptions: [exception('r.edited', 'include'), exception('r.clicked'), exception('r.same')] }),
    changes: [
      'platform: delete r.clicked, stricter: no longer excludes rule r.clicked in project acme/checkout-api',
      'platform: update r.edited, looser: excludes, and no longer includes, rule r.edited in project acme/checkout-api',
      'platform: create r.gone, looser: excludes rule r.gone in project acme/checkout-api',
      'repository: create r.own, looser: excludes rule r.own in project acme/checkout-api',
    ],
    already: [
      'delete r.both, stricter: no longer excludes rule r.both in project acme/checkout-api',
      'create r.same, looser: excludes rule r.same in project acme/checkout-api',
    ],
    edits: [
      'create r.clicked, looser: excludes rule r.clicked in project acme/checkout-api',
      'update r.edited, stricter: includes, and no longer excludes, rule r.edited in project acme/checkout-api',
      'delete r.gone, stricter: no longer excludes rule r.gone in project acme/checkout-api',
    ],
  },
  'bundles are told apart each by itself': {
    base: { ...only(a(['critical'])), ...code({ rules: ['r.one'] }) },
    files: { ...only(a(['critical', 'high'])), ...code({ rules: ['r.one'] }) },
    live: { ...only(a(['critical'])), ...code({ rules: ['r.one', 'r.clicked'] }) },
    changes: [
      'repository: update a, stricter: also blocks findings where severity is high',
      'platform: update lists, looser: removes rule r.clicked',
    ],
    edits: ['update lists, stricter: adds rule r.clicked'],
  },
};

describe('of a branch and its platform', () => {
  test.each(Object.entries(stories))('%s', async (_, story) => {
    const { base, files, live, changes = [], already = [], edits = [], own } = story;
    await branch.meet({ base, files, live });
    const told = await branch.threeWayReport();
    expect({ changes: told.changes, already: told.live, edits: told.edits }).toEqual({ changes, already, edits });
    const both = told.changes.filter((line) => line.startsWith('both'));
    expect(own === undefined ? told.own.length : told.own).toEqual(own ?? both.length);
  });
});

const ours = only(a(['critical', 'high']));
const theirs = only(a(['critical', 'low']));
const before = only(a(['critical']));

describe('the base', () => {
  test('with errors is named with the first file that has them', async () => {
    branch.commit({ 'policies/remediation.yaml': 'policies: [{ name: 1' });
    await branch.meet({ base: {}, files: ours, live: before });
    const { text } = await branch.preview('--base', 'HEAD');
    expect(text).toMatch(/the base [0-9a-f]+ cannot be read:\s+see\s+policies\/remediation\.yaml\s+there\./);
    const { file } = await branch.threeWayReport();
    expect(file.three_way_diff.base).toMatchObject({ is_ahead: false, errors_in: 'policies/remediation.yaml' });
  });

  test('is compared as a whole if the given paths are only a part of it', async () => {
    const [one, two] = [only(a(['critical'])), only(policy('b', ['high']))];
    await branch.put(only(a(['critical']), policy('b', ['high', 'low'])));
    branch.commit({
      'policies/x/a.yaml': JSON.stringify(one.remediation),
      'policies/b.yaml': JSON.stringify(two.remediation),
    });
    branch.write({ 'policies/b.yaml': null, 'policies/x/b.yaml': JSON.stringify(two.remediation) });
    const told = await branch.threeWayReport('policies/x');
    expect([told.changes.map((line) => line.split(',')[0]), told.live]).toEqual([['platform: update b'], []]);
  });
});

describe('a bundle that the files no longer declare', () => {
  test('is named, apart from the remaining changes', async () => {
    await branch.meet({
      base: { ...before, ...code({ rules: ['r.one'] }) },
      files: ours,
      live: { ...before, ...code({ rules: ['r.one'] }) },
    });
    const told = await branch.threeWayReport();
    expect(told.dropped).toEqual(['null code']);
    expect(told.changes.map((line) => line.split(',')[0])).toEqual(['repository: update a']);
  });

  test('is reported only for the requested deployment', async () => {
    const token = branch.sandbox.mintToken('initech');
    branch.env['IFMATCH_API_TOKEN_INITECH'] = token;
    const config = 'deployments:\n  acme: { policies: acme }\n  initech: { policies: initech }\n';
    const lines = JSON.stringify({ product: 'code', ...detectionBundle({}) });
    branch.commit({
      'ifmatch.yaml': config,
      'acme/a.yaml': JSON.stringify(before.remediation),
      'acme/code.yaml': lines,
      'initech/a.yaml': JSON.stringify(before.remediation),
      'initech/code.yaml': lines,
    });
    branch.write({ 'acme/code.yaml': null, 'initech/code.yaml': null });
    expect((await branch.threeWayReport()).dropped).toEqual(['acme code', 'initech code']);
    expect((await branch.threeWayReport('--deployment', 'initech')).dropped).toEqual(['initech code']);
  });
});

test('several deployments are compared separately', async () => {
  const token = branch.sandbox.mintToken('initech');
  branch.env['IFMATCH_API_TOKEN_INITECH'] = token;
  const config = 'deployments:\n  acme: { policies: acme }\n  initech: { policies: initech }\n';
  branch.commit({
    'ifmatch.yaml': config,
    'acme/a.yaml': JSON.stringify(before.remediation),
    'initech/a.yaml': JSON.stringify(before.remediation),
  });
  await branch.put(theirs);
  await branch.put(before, { id: '3456', token });
  branch.write({ 'initech/a.yaml': JSON.stringify(ours.remediation) });
  const { changes, file } = await branch.threeWayReport();
  expect(changes.map((line) => line.split(',')[0])).toEqual(['platform: update a', 'repository: update a']);
  expect(file.three_way_diff.bundles.map(({ deployment }) => deployment.slug)).toEqual(['acme', 'initech']);
});

describe('a preview', () => {
  test('saves a plan that apply accepts', async () => {
    await branch.meet({ base: before, files: ours, live: before });
    expect((await branch.preview('--out', 'plan.json', '--base', 'HEAD', '--format', 'json')).code).toBe(0);
    expect(branch.read('plan.json')).toContain('"three_way_diff"');
    const applied = await branch.cli('apply --plan plan.json --format json');
    expect([applied.code, JSON.parse(applied.text)]).toEqual([0, expect.objectContaining({ outcome: 'applied' })]);
    expect((await branch.threeWayReport()).live).toHaveLength(1);
  });
});
