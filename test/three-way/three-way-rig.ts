import { isPlanFile } from '../../src/generated/guards/plan.js';
import type { DetectionBundle, PlanChange, PlanFile, PlanThreeWayDiff } from '../../src/generated/types.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { Rig } from '../rig/platform-and-repository.ts';
import { filesOfPlatformState, type PlatformState } from '../rig/policies.ts';
import { type CommandResult } from '../rig/run-cli.ts';

/** What a preview with a base told: changes and what is live in a line each. */
export type ThreeWayReport = {
  changes: string[];
  live: string[];
  /** What was done on the platform, for those changes that take something back. */
  edits: string[];
  /** What the files do against the base, where an apply also takes something back. */
  own: string[];
  dropped: string[];
  file: PlanFile & { three_way_diff: PlanThreeWayDiff };
};

/** A repository with a branch that starts at a base, and a platform that others edit. */
export class ThreeWayRig extends Rig {
  static override async open(): Promise<ThreeWayRig> {
    const branch = new ThreeWayRig(await startSandbox({ seed: 'acme' }));
    branch.initGit();
    return branch;
  }

  /** Commits the base, edits the platform, and leaves the files as the branch has them. */
  async meet({ base, files, live }: { base: PlatformState; files: PlatformState; live: PlatformState }): Promise<void> {
    this.commit(filesOfPlatformState(base));
    this.declare(files);
    await this.put(live);
  }

  preview(...given: string[]): Promise<CommandResult> {
    return this.cli(['preview', ...given]);
  }

  /** What a preview tells of the files as they are against their last commit. */
  async threeWayReport(...given: string[]): Promise<ThreeWayReport> {
    const { text } = await this.preview('--format', 'json', '--base', 'HEAD', ...given);
    const file: unknown = text.startsWith('{') ? JSON.parse(text) : null;
    if (!isPlanFile(file) || file.three_way_diff === undefined) throw new Error(`nothing was told: ${text}`);
    const { three_way_diff } = file;
    const { bundles, dropped } = three_way_diff;
    return {
      changes: bundles.flatMap(({ changes }, index) =>
        changes.map((one) => changeLine(one, file.bundles[index]?.changes)),
      ),
      live: bundles.flatMap(({ live }) => live.map(lineOf)),
      edits: bundles.flatMap(({ changes }) => changes.flatMap(({ edit }) => (edit === null ? [] : [lineOf(edit)]))),
      own: bundles.flatMap(({ changes }) => changes.flatMap(({ own }) => (own === null ? [] : [lineOf(own)]))),
      dropped: dropped.map(({ deployment, kind, product }) => `${String(deployment)} ${product ?? kind}`),
      file: { ...file, three_way_diff },
    };
  }
}

type Origin = PlanThreeWayDiff['bundles'][number]['changes'][number];

function changeLine({ origin, part, object, key }: Origin, plan: readonly PlanChange[] = []): string {
  const isSame = (one: PlanChange): boolean => one.object === object && JSON.stringify(one.key) === JSON.stringify(key);
  return `${origin}: ${lineOf(part ?? plan.find(isSame))}`;
}

function lineOf(change: PlanChange | undefined): string {
  if (change === undefined) throw new Error('a change that the plan does not have');
  const { verb, key, effect, says } = change;
  const name = [key['slug'], key['rule']].find((one) => typeof one === 'string') ?? 'lists';
  return `${verb} ${name}, ${effect}: ${says}`;
}

export const exception = (
  rule: string,
  type: 'include' | 'exclude' = 'exclude',
): DetectionBundle['exceptions'][number] => ({
  exception_type: type,
  rule,
  rule_type: 'rule',
  project: 'acme/checkout-api',
});
