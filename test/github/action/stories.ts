import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { expect, onTestFinished } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/server.ts';
import { type GitHubRig, type GitHubRigOptions, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';

export type Policy = {
  readonly slug: string;
  readonly severity: readonly string[];
  readonly action?: string;
  readonly name?: string;
};

/** What the default branch declares and the platform holds when a story begins. */
export const startPolicies: readonly Policy[] = [
  { slug: 'block-critical', severity: ['critical'], action: 'block' },
  { slug: 'comment-on-high', severity: ['high'] },
];
export const additionalPolicy: Policy = { slug: 'comment-on-medium', severity: ['medium'] };

export const policyPath = ({ slug }: Pick<Policy, 'slug'>): string => `policies/${slug}.yaml`;

/** A policy as a user writes it; the conditions stand in lines 4 to 6. */
export function policyYaml({ slug, severity, action }: Policy, head = ''): string {
  const actions = ['pr_comment', ...(action === undefined ? [] : [action])].map((type) => `  - type: ${type}\n`);
  return `${head}name: Policy ${slug}\nslug: ${slug}\nfilters:\n  mode: all\n  conditions:\n    - { type: severity, values: [${severity.join(', ')}] }\nactions:\n${actions.join('')}`;
}

/** The policy that blocks, for fewer findings: it is looser, and no guard stops it. */
export const loosenedPolicy = (head = ''): string =>
  policyYaml({ slug: 'block-critical', severity: ['critical'], action: 'block' }, head).replace(
    '[critical] }',
    '[critical] }\n    - { type: confidence, values: [high] }',
  );

/** Files of policies, each in its own. */
export const policyFiles = (policies: readonly Policy[]): FileChanges =>
  Object.fromEntries(policies.map((policy) => [policyPath(policy), policyYaml(policy)]));

const bundleOf = (policies: readonly Policy[]) => ({
  policies: policies.map(({ slug, severity, action, name = `Policy ${slug}` }) => ({
    slug,
    name,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: severity }] },
    actions: ['pr_comment', ...(action === undefined ? [] : [action])].map((type) => ({ type })),
  })),
});

/** The file of the second bundle: the rules that scan code. */
export const codeBundleFile = (...rulesets: readonly string[]): FileChanges => ({
  'policies/code.yaml': `product: code\nrulesets: [${rulesets.join(', ')}]\nrules: []\ndisabled: []\nexceptions: []\n`,
});

/** A pull request that adds a policy. */
export const proposal = { branch: 'medium', files: policyFiles([additionalPolicy]) };

/** What a job's log says to people: the annotations, one after another. */
export const messagesOf = ({ annotations }: Run): string =>
  annotations.map(({ level, message }) => `${level}: ${decoded(message)}`).join('\n');

const decoded = (message: string): string => message.replaceAll('%0A', '\n').replaceAll('%25', '%');

/** What the hidden line of a comment says; null without one. Nobody has to believe it here. */
export function hiddenIn(body = ''): { readonly record: unknown } | null {
  const [, payload] = /^<!-- ifmatch:review:v1 [\w-]+ ([\w-]+) [\w-]{22} -->\r?\n/.exec(body) ?? [];
  if (payload === undefined) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { record: unknown };
}

/** One PUT as the platform saw it. */
export type Put = Pick<ReturnType<Sandbox['log']>[number], 'kind' | 'deployment_id' | 'if_match' | 'status'>;

export type Story = {
  readonly rig: GitHubRig;
  /** Somebody replaces all policies on the platform's own pages. */
  edit(policies: readonly Policy[], deployment?: Deployment): Promise<void>;
  /** Somebody changes the rules that scan code. */
  editRules(...rulesets: readonly string[]): Promise<void>;
  /** The rulesets that scan code now. */
  rulesets(): Promise<string[]>;
  /** The PUTs that the action sent, and nobody else. */
  puts(): Put[];
  /** The state version of the policies now. */
  version(): Promise<string>;
  /** Slugs of the policies on the platform, sorted. */
  live(): Promise<string[]>;
  /** The whole body of the only comment of a pull request. */
  comment(pull: number): string;
};

type StoryOptions = GitHubRigOptions & { readonly live?: readonly Policy[] };

/** A rig whose default branch declares what the platform holds; whoever opens it closes it. */
export async function openStory(options: StoryOptions = {}): Promise<Story> {
  const { files = policyFiles(startPolicies), live = startPolicies, ...putsOfOthers } = options;
  const story = storyOf(await startGitHubRig({ ...putsOfOthers, files }));
  await story.edit(live);
  return story;
}

/** A story of two bundles: policies, and the rules that scan code. */
export async function startTwoBundles(options: StoryOptions = {}): Promise<Story> {
  const story = await startStory({
    ...options,
    files: { ...policyFiles(startPolicies), ...codeBundleFile('p/default'), ...options.files },
  });
  await story.editRules();
  return story;
}

/** The same for a test: it ends with the test, and fails it when GitHub's description was violated. */
export async function startStory(options: StoryOptions = {}): Promise<Story> {
  const story = await openStory(options);
  onTestFinished(() => story.rig.close());
  return story;
}

/** A story whose pull request adds a policy, and was previewed. */
export async function startProposal() {
  const story = await startStory();
  const number = await story.rig.propose(proposal);
  return { story, rig: story.rig, number };
}

function storyOf(rig: GitHubRig): Story {
  const others = new Set<number>();
  const put = async (path: string, bundle: unknown, deployment?: Deployment): Promise<void> => {
    const { state_version: version } = await call(rig, `POST ${path}:dryRun`, deployment, { bundle });
    others.add(rig.platform.log().length);
    await call(rig, `PUT ${path}`, deployment, { bundle }, String(version));
  };
  const read = (path = 'remediation-policies'): Promise<Json> => call(rig, `GET ${path}`);
  return {
    rig,
    edit: (policies, deployment) => put('remediation-policies', bundleOf(policies), deployment),
    editRules: (...rulesets) =>
      put('detection-policy/code', {
        rulesets: rulesets.length === 0 ? ['p/default'] : rulesets,
        rules: [],
        disabled: [],
        exceptions: [],
      }),
    rulesets: async () => ((await read('detection-policy/code'))['bundle'] as { rulesets: string[] }).rulesets,
    puts: () =>
      rig.platform
        .log()
        .filter((_, at) => !others.has(at))
        .map(({ kind, deployment_id, if_match, status }) => ({ kind, deployment_id, if_match, status })),
    version: async () => String((await read())['state_version']),
    live: async () => {
      const { policies } = (await read())['bundle'] as { policies: { slug: string }[] };
      return policies.map(({ slug }) => slug).toSorted();
    },
    comment(pull) {
      const comments = rig.comments(pull);
      if (comments.length !== 1) throw new Error(`there are ${String(comments.length)} comments`);
      return comments[0]?.body ?? '';
    },
  };
}

type Json = Readonly<Record<string, unknown>>;

const ids = { acme: '1234', hooli: '9007199254740993' } as const;

export type Deployment = keyof typeof ids;

/** The platform's API, as any other client of it. */
async function call(
  { platform }: GitHubRig,
  asked: `${'GET' | 'POST' | 'PUT'} ${string}`,
  deployment: Deployment = 'acme',
  body?: unknown,
  ifMatch = '',
) {
  const [method = '', path = ''] = asked.split(' ');
  const token = deployment === 'acme' ? platform.token : platform.mintToken(deployment);
  const answer = await request(`${platform.url}/api/policies/v2/deployments/${ids[deployment]}/${path}`, {
    method: method as 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(ifMatch === '' ? {} : { 'if-match': ifMatch }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`the platform refused what a test wants: ${text}`);
  return JSON.parse(text) as Json;
}

export const expectGreen = (run: Run, outcome: string, others: object = {}): void =>
  expect(run, messagesOf(run)).toMatchObject({ isGreen: true, outputs: { outcome, ...others } });

export const expectRed = (run: Run, outcome: string, others: object = {}): void =>
  expect(run, messagesOf(run)).toMatchObject({ isGreen: false, outputs: { outcome, ...others } });

/** Nothing was sent, and the reason stands wherever somebody may look, with a way to go on. */
export function expectRefusal(story: Story, run: Run, says: RegExp, outcome = 'refused'): void {
  expect(story.puts()).toEqual([]);
  expectRed(run, outcome);
  const reason = run.outputs['failure-reason'] ?? '';
  expect(reason).toMatch(says);
  expect(messagesOf(run)).toContain(`error: ${reason}\n`);
  expect(run.summary.replaceAll('`', '')).toContain(reason);
  expect(run.summary).toContain('**What to do:** ');
}

/** Git can fetch nothing: the user's own config leads it to a proxy that is not there. */
export function withoutFetch(): { readonly env: Readonly<Record<string, string>> } {
  const file = join(temporaryFolder(), 'gitconfig');
  writeFileSync(file, '[http]\n\tproxy = http://127.0.0.1:1\n');
  return { env: { GIT_CONFIG_GLOBAL: file } };
}

export const otherPolicy = { slug: 'comment-on-low', severity: ['low'] };
export const hooli = { 'policies/hooli.yaml': policyYaml(otherPolicy, 'deployment_slug: hooli\n') };
const named = (head: string) =>
  Object.fromEntries(startPolicies.map((policy) => [policyPath(policy), policyYaml(policy, head)]));
const acme = named('deployment_slug: acme\n');

/** A story of two deployments, with a token of its own each and none for all. */
export async function startTwoDeployments() {
  const story = await startStory({ files: { ...acme, 'ifmatch.yaml': 'deployments: { acme: {}, hooli: {} }\n' } });
  const { platform } = story.rig;
  const runOptions = {
    inputs: { 'api-token': '' },
    env: { IFMATCH_API_TOKEN_ACME: platform.token, IFMATCH_API_TOKEN_HOOLI: platform.mintToken('hooli') },
  };
  return { story, rig: story.rig, runOptions };
}
