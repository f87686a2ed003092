import { expect, test } from 'vitest';
import { startStory, additionalPolicy, policyPath, startPolicies, policyYaml, expectRed, hooli } from './stories.ts';

const unread = 'policies: [\n';
const titleOf = (body: string): string => body.split('\n').find((line) => line.startsWith('### Policies')) ?? '';

const named = 'deployment_slug: acme\n';
const acmeFiles = Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), policyYaml(policy, named)]));

/** A story of two deployments that only the files name. */
async function beginUnnamed() {
  const { rig } = await startStory({ files: acmeFiles });
  const { number } = await rig.pulls.open({ branch: 'hooli', files: hooli });
  const env = { IFMATCH_API_TOKEN_HOOLI: rig.platform.mintToken('hooli') };
  const preview = () => rig.preview(number, { env });
  const bodies = async () => rig.comments(number).map(({ body }) => body);
  return { rig, number, preview, bodies };
}

test('file errors are reported in one comment, which shows the plan once they are fixed', async () => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await rig.pulls.push(number, { 'policies/hooli.yaml': unread });
  expectRed(await preview(), 'invalid');
  expect((await bodies()).map(titleOf)).toEqual(['### Policies: invalid, 1 error']);
  await rig.pulls.push(number, hooli);
  await preview();
  expect((await bodies()).map(titleOf)).toEqual(['### Policies for `hooli`: 1 stricter']);
});

test('file errors are reported in an existing comment', async () => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await preview();
  expect((await bodies()).map(titleOf)).toEqual(['### Policies for `hooli`: 1 stricter']);
  await rig.pulls.push(number, { 'policies/hooli.yaml': unread });
  const run = await preview();
  expectRed(run, 'invalid');
  const [first = '', ...others] = await bodies();
  expect(others).toEqual([]);
  expect(titleOf(first)).toBe('### Policies: invalid, 1 error');
  expect(first).not.toContain('Merging applies exactly');
  expect(first).toContain('policies/hooli.yaml:');
  await rig.pulls.push(number, hooli);
  await preview();
  expect((await bodies()).map(titleOf)).toEqual(['### Policies for `hooli`: 1 stricter']);
});

test.for<[string, string, string[]]>([
  [
    'beside changes of another deployment',
    policyYaml(additionalPolicy, named),
    ['### Policies for `acme`: 1 stricter', 'changes'],
  ],
  [
    'beside rejected files of another deployment',
    policyYaml({ ...additionalPolicy, severity: ['nonsense'] }, named),
    ['### Policies: invalid, 1 error', 'invalid'],
  ],
])('the comment no longer shows a deployment that the files no longer name, %s', async ([, acme, expected]) => {
  const { rig, number, preview, bodies } = await beginUnnamed();
  await rig.pulls.push(number, { 'README.md': 'words\n' });
  await preview();
  await rig.pulls.push(number, { 'policies/hooli.yaml': null, [policyPath(additionalPolicy)]: acme });
  const run = await preview();
  const [body = '', ...others] = await bodies();
  expect(others).toEqual([]);
  expect([titleOf(body), run.outputs['outcome']]).toEqual(expected);
  expect(body.slice(body.indexOf('\n'))).not.toContain('hooli');
});
