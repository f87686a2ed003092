import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Run, RunOptions } from '../../rig/github/runner.ts';
import type { Trigger } from '../../rig/github/job-context.ts';
import {
  startStory,
  policyFiles,
  additionalPolicy,
  policyPath,
  startPolicies,
  type Story,
  policyYaml,
} from './stories.ts';

const program = join(import.meta.dirname, '..', '..', '..', 'src', 'action.ts');

/** Requests by what they ask, the first that matches. */
const names: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['file', /^GET .*\/contents\//],
  ['tip', /^GET .*\/git\/ref\//],
  ['brought', /^GET .*\/commits\/\w+\/pulls/],
  ['statuses', /^GET .*\/commits\/\w+\/statuses/],
  ['status', /^POST .*\/statuses\/\w+$/],
  ['history', /^GET .*\/commits\?/],
  ['closed', /^GET .*\/pulls\?.*\bstate=closed/],
  ['open', /^GET .*\/pulls\?.*\bstate=open/],
  ['reviews', /^GET .*\/pulls\/\d+\/reviews/],
  ['pull', /^GET .*\/pulls\/\d+$/],
  ['comments', /^GET .*\/issues\/\d+\/comments/],
  ['issues', /^GET .*\/issues\?/],
  ['write', /^(?:POST|PATCH) .*\/issues(?:\/\d+\/comments|\/comments\/\d+)?$/],
  ['dry run', /^POST .*:dryRun$/],
  ['vocabulary', /^GET .*\/vocab\?/],
  ['deployments', /^GET .*\/deployments$/],
  ['findings', /^GET .*\/(?:findings|secrets)\?/],
  ['put', /^PUT /],
  ['live', /^GET .*\/remediation-policies$/],
];

/** The requests of a round wait until all of them have come, so that none of them can need the answer of another. */
class Rounds {
  readonly #rounds: readonly string[][];
  readonly #gates: readonly PromiseWithResolvers<void>[];
  readonly unexpected: string[] = [];

  constructor(rounds: readonly (readonly string[])[]) {
    this.#rounds = rounds.map((round) => [...round]);
    this.#gates = rounds.map(() => Promise.withResolvers<void>());
  }

  async pass(request: string): Promise<void> {
    const name = names.find(([, pattern]) => pattern.test(request))?.[0] ?? request;
    const at = this.#rounds.findIndex((round) => round.includes(name));
    const round = this.#rounds[at];
    if (round === undefined) return void this.unexpected.push(request);
    round.splice(round.indexOf(name), 1);
    if (round.length === 0) this.#gates[at]?.resolve();
    await Promise.all(this.#gates.slice(0, at + 1).map(({ promise }) => promise));
  }

  get left(): readonly (readonly string[])[] {
    return this.#rounds.filter((round) => round.length > 0);
  }
}

async function through(target: string, rounds: () => Rounds): Promise<string> {
  const server = createServer((message, response) => {
    void (async () => {
      const body = Buffer.concat(await message.toArray());
      const { method = '', url = '' } = message;
      await rounds().pass(`${method} ${url}`);
      const asked = send(target + url, { method, headers: { ...message.headers, host: new URL(target).host } });
      asked.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.end(body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Runs the action with all that it asks of GitHub and the platform held up round by round. */
async function roundsFor({ rig }: Story) {
  let rounds = new Rounds([]);
  const [api, platform] = [await through(rig.api, () => rounds), await through(rig.platform.url, () => rounds)];
  const env = { GITHUB_API_URL: api };
  return async (trigger: Trigger, asked: readonly (readonly string[])[], runOptions: RunOptions = {}): Promise<Run> => {
    rounds = new Rounds(asked);
    const run = await rig.run(trigger, { inputs: { 'base-url': platform }, env, program, depth: 2, ...runOptions });
    expect({ left: rounds.left, unexpected: rounds.unexpected, log: run.isGreen ? '' : run.log }).toEqual({
      left: [],
      unexpected: [],
      log: '',
    });
    return run;
  };
}

const config = ({ rig }: Story) => ({
  'ifmatch.yaml': `deployments: { acme: { id: "${rig.platform.deployments[0]?.id ?? ''}" } }\n`,
});

const look = ['dry run', 'vocabulary', 'deployments'];

test('a preview takes 5 round trips, an apply 6, and no run more than its steps', async () => {
  const story = await startStory();
  const { rig } = story;
  await rig.pulls.pushTo('main', config(story));
  // So that the apply below finds where an earlier one ended.
  await rig.merge(await rig.propose({ branch: 'low', files: policyFiles([{ slug: 'first', severity: ['low'] }]) }));
  const inRounds = await roundsFor(story);
  const { number } = await rig.pulls.open({ branch: 'medium', files: policyFiles([additionalPolicy]) });
  const preview = (reads: readonly string[], writes: readonly string[]) => [
    ['pull', 'tip', 'comments', 'statuses', ...look],
    // The dry run of the base, and what the change means for findings.
    ['dry run', 'findings', 'findings', 'findings', 'findings', ...reads],
    ['pull'],
    ['write'],
    ['status', 'status', ...writes],
  ];
  const first = await inRounds({ event: 'pull_request', pull: number }, preview([], []));
  expect(first.outputs).toMatchObject({ outcome: 'changes' });
  // A request of the impact that waits for another of its round would end at the time limit, which the comment says.
  expect(rig.comments(number)[0]?.body).not.toContain('no complete answer within');
  await rig.pulls.push(number, {
    [policyPath(additionalPolicy)]: policyYaml({ ...additionalPolicy, severity: ['low'] }),
  });
  // What the comment holds is a record of the commit before, whose anchor confirms it, and which is void from now on.
  const second = await inRounds({ event: 'pull_request', pull: number }, preview(['statuses'], ['status']));
  expect(second.outputs).toMatchObject({ outcome: 'changes' });

  const push = await rig.pulls.merge(number, 'squash');
  const apply = [
    ['open', 'closed', 'brought', 'tip', 'history', 'statuses', 'statuses', ...look],
    // Beside them, for an audit.
    ['statuses', 'comments', 'reviews'],
    ['write'],
    ['put'],
    ['dry run'],
    ['write', 'status'],
  ];
  expect((await inRounds({ event: 'push', push }, apply)).outputs).toMatchObject({ outcome: 'applied' });
  const permissions = { contents: 'read', issues: 'write', pull_requests: 'write', statuses: 'write' } as const;
  const drift = [['file'], [...look, 'live'], ['open'], ['tip']];
  await inRounds({ event: 'schedule' }, [...drift, ['issues', 'issues']], { permissions });
  await story.edit(startPolicies);
  const run = await inRounds(
    { event: 'schedule' },
    [...drift, ['issues', 'issues', 'history'], ['statuses'], ['write']],
    { permissions },
  );
  expect(run.outputs).toMatchObject({ drift: 'true' });
});
