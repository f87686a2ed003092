import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { policyFiles, additionalPolicy, startPolicies } from '../../github/action/stories.ts';
import { type GitHubRig, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';
import { createScratchFolder } from './scratch-folder.ts';
import { startPlatformProxy } from '../../rig/platform-proxy.ts';
import { describeDifference, type Tally } from './tally.ts';

const code = {
  'policies/code.yaml': 'product: code\nrulesets: [p/default]\nrules: []\ndisabled: []\nexceptions: []\n',
};

/** Merges a pull request that changes two bundles, and cancels the job during the first PUT. */
export async function cancelJob(signals: readonly NodeJS.Signals[], tally: Tally): Promise<void> {
  const folder = createScratchFolder();
  const pidFile = join(folder.path, 'pid');
  const rig = await startGitHubRig({ files: policyFiles(startPolicies), platform: { seed: 'empty' } });
  let cancelled = false;
  const proxy = await startPlatformProxy(rig.platform.url, {
    async before({ method }) {
      if (cancelled || method !== 'PUT') return;
      cancelled = true;
      const pid = Number(readFileSync(pidFile, 'utf8'));
      for (const signal of signals) {
        process.kill(pid, signal);
        // The file goes with the first SIGINT.
        await vi.waitUntil(() => !existsSync(pidFile), { timeout: 100_000 });
      }
    },
  });
  const runOptions = {
    inputs: { 'base-url': proxy.url },
    env: { IFMATCH_TRUST_PID: pidFile },
    program: join(import.meta.dirname, 'pid-action.ts'),
  };
  try {
    const { number } = await rig.pulls.open({ branch: 'more', files: { ...policyFiles([additionalPolicy]), ...code } });
    await rig.run({ event: 'pull_request', pull: number }, runOptions);
    const run = await rig.run({ event: 'push', push: await rig.pulls.merge(number, 'squash') }, runOptions);
    tally.count('cancelled jobs');
    tally.add(`a job cancelled by ${signals.join(' and ')}`, await findCancelError(run, number, rig));
  } finally {
    await proxy.close();
    await rig.close();
    folder.remove();
  }
}

async function findCancelError(run: Run, pull: number, rig: GitHubRig): Promise<string | null> {
  const stored = rig.platform.log().filter(({ status }) => status === 200).length;
  const [comment] = rig.comments(pull);
  const body = comment?.body ?? '';
  const outputs = {
    outcome: run.outputs['outcome'],
    code: run.code,
    stored,
    comment: /partly applied/i.test(body) && /\| applied\b/.test(body) && /not applied/.test(body),
    log: run.log.includes('Stopping once the bundle that is being written is done.'),
  };
  return describeDifference(outputs, { outcome: 'partial', code: 1, stored: 1, comment: true, log: true });
}
