import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GitHubRig, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import { policyWith } from '../yaml/policy-with.ts';
import { echoes } from './echoes.ts';
import { canaryToken, formsIn } from './forms.ts';
import { startHost } from './hosts.ts';
import type { CanaryStory } from './stories.ts';

/** Everything that a run of the action leaves where others can read it. */
async function tracesOf(rig: GitHubRig, run: Run, pull: number): Promise<string> {
  const plan = join(run.workspace, 'ifmatch-plan.json');
  return [
    run.log,
    JSON.stringify(run.outputs),
    run.summary,
    existsSync(plan) ? readFileSync(plan, 'utf8') : '',
    JSON.stringify(rig.comments(pull)),
    JSON.stringify(rig.statuses),
    JSON.stringify(run.requests.map(({ target, body }) => [target, body])),
  ].join('\n');
}

/** Runs the built action with debug logs on a pull request, with a platform that repeats the token in its responses. */
export const actionStories: readonly CanaryStory[] = echoes.map(({ name, respond }) => ({
  name: `the action on a pull request, and ${name}`,
  async run() {
    const host = await startHost((received, response) => respond(canaryToken, received, response));
    const rig = await startGitHubRig({ files: { 'policies/a.yaml': policyWith('A policy.') } });
    try {
      const { number } = await rig.pulls.open({
        branch: 'b',
        files: { 'policies/a.yaml': policyWith('Another one.') },
      });
      const inputs = { 'base-url': host.url, 'api-token': canaryToken };
      const run = await rig.run({ event: 'pull_request', pull: number }, { env: { RUNNER_DEBUG: '1' }, inputs });
      const text = await tracesOf(rig, run, number);
      return formsIn(text, [canaryToken, run.token]).map((form) => `a token as ${form}`);
    } finally {
      await rig.close();
      await host.close();
    }
  },
}));
