import { openStory, policyPath, type Policy, type Story, policyYaml } from '../../github/action/stories.ts';
import type { Method } from '../../rig/github/pulls.ts';
import type { Run } from '../../rig/github/runner.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import { difference } from '../resources/tally.ts';

/** Two pull requests that meet, and how they are merged. */
export type Layout = {
  readonly method: Exclude<Method, 'queue'>;
  readonly where: 'same file' | 'other file' | 'conflict';
};

export const mergeLayouts: readonly Layout[] = (['merge', 'squash', 'rebase'] as const).flatMap((method) =>
  (['same file', 'other file', 'conflict'] as const).map((where): Layout => ({ method, where })),
);

const policyOf = (slug: string, severity: string): Policy => ({ slug, severity: [severity] });
const inList = (policy: Policy): string => `  - ${policyYaml(policy).trimEnd().replaceAll('\n', '\n    ')}\n`;
const common = 'policies/common.yaml';

/** The file that both sides edit; enough lines lie between for git to merge edits of both ends. */
const commonFile = (first: string, last: string): string =>
  `policies:\n${inList(policyOf('first', first))}${inList(policyOf('last', last))}`;

const sides: Readonly<Record<Layout['where'], readonly [FileChanges, FileChanges]>> = {
  'same file': [{ [common]: commonFile('high', 'low') }, { [common]: commonFile('low', 'high') }],
  'other file': [
    { [policyPath({ slug: 'one' })]: policyYaml(policyOf('one', 'medium')) },
    { [policyPath({ slug: 'two' })]: policyYaml(policyOf('two', 'critical')) },
  ],
  conflict: [{ [common]: commonFile('high', 'low') }, { [common]: commonFile('critical', 'low') }],
};

/** Both are previewed, the first is merged and applied; then the second is merged as it was reviewed before. */
export async function meetLayout({ method, where }: Layout): Promise<string | null> {
  const story = await openStory({
    files: { [common]: commonFile('low', 'low') },
    live: [policyOf('first', 'low'), policyOf('last', 'low')],
  });
  const { rig } = story;
  try {
    const [a, b] = sides[where];
    const one = await rig.pulls.open({ branch: 'one', files: a });
    const two = await rig.pulls.open({ branch: 'two', files: b });
    const seen = await rig.preview(one.number);
    await rig.preview(two.number);
    const first = await rig.run({ event: 'push', push: await rig.pulls.merge(one.number, method) });
    const wrong = wrongApply(story, first, seen, 1);
    if (wrong !== null) return `the first: ${wrong}`;
    return await mergeSecond(story, two.number, { method, where });
  } finally {
    await rig.close();
  }
}

/** Its author takes what the first brought, and adds something that nobody has reviewed; answers the pull request that has it. */
async function resolve({ rig }: Story, number: number, method: Layout['method']): Promise<number | null> {
  const merged = await rig.pulls.merge(number, method).then(
    () => true,
    () => false,
  );
  if (merged) return null;
  const resolved = { [common]: commonFile('high', 'low'), ...sides['other file'][1] };
  if (method !== 'rebase') {
    await rig.pulls.push(number, resolved);
    return number;
  }
  // A commit that conflicts cannot be put on top of the other: the branch is made anew.
  rig.pulls.close(number);
  return (await rig.pulls.open({ branch: 'two-again', files: resolved })).number;
}

async function mergeSecond(story: Story, number: number, { method, where }: Layout): Promise<string | null> {
  const { rig } = story;
  const second = where === 'conflict' ? await resolve(story, number, method) : number;
  if (second === null) return 'a conflict was merged';
  const push = await rig.pulls.merge(second, method);
  const refused = await rig.run({ event: 'push', push });
  const facts = { outcome: refused.outputs['outcome'], green: refused.isGreen, puts: story.puts().length };
  const silent = difference(facts, { outcome: 'refused', green: false, puts: 1 });
  if (silent !== null) return `the second, reviewed before the first was applied: ${silent}`;
  // What it would do now can be reviewed by its digest, and is applied so.
  const seen = await rig.run({ event: 'workflow_dispatch' });
  const inputs = { 'plan-digest': seen.outputs['digest'] ?? '' };
  const applied = await rig.run({ event: 'workflow_dispatch' }, { inputs });
  return wrongApply(story, applied, seen, 2);
}

/** One PUT more, of exactly the plan that was seen. */
function wrongApply(story: Story, run: Run, seen: Run, puts: number): string | null {
  const facts = { outcome: run.outputs['outcome'], digest: run.outputs['digest'], puts: story.puts().length };
  return difference(facts, { outcome: 'applied', digest: seen.outputs['digest'], puts });
}
