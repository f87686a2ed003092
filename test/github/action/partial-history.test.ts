import { expect, test } from 'vitest';
import { runCli } from '../../rig/run-cli.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { readOnly } from '../../rig/github/github-rig.ts';
import { startManyDeployments, blockingLess, ownFile, sharedPath } from './fleet.ts';
import { interceptPlatform } from './intercept-platform.ts';
import { expectGreen, expectRed, additionalPolicy, startPolicies, policyYaml } from './stories.ts';

// What an auditor reads of merges that several attempts applied.

const shared = sharedPath('block-critical');

type Entry = {
  readonly state: string;
  readonly pull_request: number | null;
  readonly changes: readonly { readonly deployment: string; readonly object: string }[];
  readonly [field: string]: unknown;
};

/** A fleet, and what `history` says of it: as text, and as the entries of its JSON. */
async function beginAudited(...fleet: Parameters<typeof startManyDeployments>) {
  const begun = await startManyDeployments(...fleet);
  const { rig, runOptions } = begun;
  const history = async (...args: string[]) =>
    runCli(['history', ...args], {
      directory: temporaryFolder(),
      env: {
        ...runOptions.env,
        GITHUB_TOKEN: rig.mintToken('hubot', readOnly),
        GITHUB_REPOSITORY: 'acme/policies',
        GITHUB_API_URL: rig.api,
      },
    });
  const entries = async (...args: string[]): Promise<Entry[]> => {
    const { text } = await history('--format', 'json', ...args);
    const lines = text.split('\n').filter((line) => line.startsWith('{'));
    return lines.map((line) => JSON.parse(line) as Entry);
  };
  return { ...begun, history, entries };
}

const deploymentsIn = ({ changes }: Entry): string[] => changes.map(({ deployment }) => deployment).toSorted();

test('a re-run keeps what the first attempt applied, and who had approved it then', async () => {
  const { rig, runOptions, idOf, entries } = await beginAudited(3);
  let isGone = true;
  const lost = await interceptPlatform(rig, async (asked, pass) =>
    isGone && asked.startsWith('PUT ') && asked.includes(`/${idOf('org-02')}/`) ? { status: 503, body: '' } : pass(),
  );
  const through = { ...runOptions, inputs: { ...runOptions.inputs, ...lost.runOptions.inputs } };
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess } }, through);
  rig.asUser('hubot').review(number, 'APPROVED');
  const run = await rig.merge(number, through);
  expectRed(run, 'partial');
  const [partial] = await entries('--pending');
  expect(partial).toMatchObject({
    state: 'partial',
    pull_request: number,
    plan: expect.stringMatching(/^sha256:/),
    approvers: [{ login: 'hubot' }],
    started_by: 'mona',
    verified: true,
  });
  expect(partial && deploymentsIn(partial)).toEqual(expect.arrayContaining(['org-01', 'org-03']));

  isGone = false;
  rig.asUser('hubot').review(number, 'CHANGES_REQUESTED');
  expectGreen(await rig.rerun(run, through), 'applied');
  const [applied] = await entries();
  expect(applied).toMatchObject({ state: 'applied', approvers: [{ login: 'hubot' }], changes_left_out: 0 });
  expect(applied && deploymentsIn(applied)).toEqual(['org-01', 'org-02', 'org-03']);
});

test('a merge that left out a changed deployment is partly applied, and stays in the history once a later one settles it', async () => {
  const { rig, runOptions, editIn, entries, history } = await beginAudited(3);
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess } }, runOptions);
  await editIn('org-03', [...startPolicies, { slug: 'made-by-hand', severity: ['low'] }]);
  const run = await rig.merge(number, runOptions);
  expectRed(run, 'partial');
  const [partial] = await entries();
  expect(partial).toMatchObject({ state: 'partial', pull_request: number, approvers: [], started_by: 'mona' });
  expect(partial && deploymentsIn(partial)).toEqual(['org-01', 'org-02']);
  expect(String(partial?.['applied_at']) > String(partial?.['merged_at'])).toBe(true);
  expect(partial?.['run']).toContain(`/actions/runs/${String(run.id)}/`);
  expect((await history('--deployment', 'org-01')).text).toContain('~ policy block-critical: ');

  // A re-run that finds nothing more to send forgets nothing.
  expectRed(await rig.rerun(run, runOptions), 'stale');
  const [again] = await entries('--deployment', 'org-01');
  expect(again).toMatchObject({ state: 'partial', changes: [{ deployment: 'org-01' }] });

  const later = await rig.propose(
    { branch: 'more', files: { [sharedPath(additionalPolicy.slug)]: policyYaml(additionalPolicy) } },
    runOptions,
  );
  expectGreen(await rig.merge(later, runOptions), 'applied');
  const settled = (await entries()).find((entry) => entry.pull_request === number);
  expect(settled).toMatchObject({ state: 'settled', changes: [{ deployment: 'org-01' }, { deployment: 'org-02' }] });
});

test('every deployment has an answer, also if there are more changes than a comment can keep', async () => {
  const { rig, runOptions, slugs, entries, history } = await beginAudited(30);
  const files = Object.fromEntries(slugs.map((slug) => [`${slug}/own.yaml`, ownFile(slug, 12)]));
  const number = await rig.propose({ branch: 'less', files: { [shared]: blockingLess, ...files } }, runOptions);
  expectGreen(await rig.merge(number, runOptions), 'applied', { creates: '360', updates: '30' });
  for (const slug of ['org-01', 'org-30']) {
    const [entry] = await entries('--deployment', slug);
    const kept = entry?.changes ?? [];
    expect(new Set(entry && deploymentsIn(entry))).toEqual(new Set([slug]));
    expect(kept.map(({ object }) => object)).toContain('policy block-critical');
    expect(kept.length + Number(entry?.['changes_left_out'])).toBe(13);
  }
  expect((await history('--deployment', 'org-17')).text).toMatch(
    /~ policy block-critical: .*\n[^]*and \d+ more changes\n/,
  );
});
