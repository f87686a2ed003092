import { describe, expect, test } from 'vitest';
import { type Comment, type Refusal } from '../../../src/domain/github.ts';
import type { Outcome } from '../../../src/domain/plan.ts';
import { tell } from '../../../src/action/tell.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import type { ActionRuntime } from '../../../src/runtime/action-runtime.ts';
import { Memory, pull } from '../../github-stage/memory.ts';
import { diffOfPolicies, planned, policy, remediation } from '../../plan/build.ts';
import { view } from '../../render/comment/states.ts';

const bundleOf = (slug: string, index: number) => ({
  ...planned(remediation([policy('a')]), diffOfPolicies([], [policy('a')])),
  deployment: { id: String(index + 1), slug },
});
const planOf = (count: number) =>
  makePlan(Array.from({ length: count }, (_, index) => bundleOf(`team-${String(index)}`, index)));
const changes = (count: number): Outcome => ({ kind: 'changes', plan: planOf(count), guards: [], problems: [] });
const nothingLeft = (count: number): Outcome => {
  const plan = makePlan(planOf(count).bundles.map((bundle) => ({ ...bundle, changes: [] })));
  return { kind: 'no-changes', plan, guards: [], problems: [] };
};

/** Comments of a merged pull request, and how the run ended there. */
function begin(deployment: string | null = null) {
  const memory = new Memory([]);
  const inputs = { comment: true, commentAuthor: 'github-actions[bot]', folder: '.', config: null, deployment };
  const runtime = { connections: { has: () => false } };
  const action = { github: memory.github, job: view.job, inputs, runtime } as unknown as ActionRuntime;
  const ends = (outcome: Outcome, refusal: Refusal | null) =>
    tell({ pull: pull(7, { merged: true }), outcome, refusal }, action);
  return { memory, ends };
}

const titles = (comments: readonly Comment[]) => comments.map(({ body }) => body.split('\n')[1]);
const refused: Refusal = { code: 'fork', pull: 7 };

describe('a merge that is refused where nobody has previewed anything', () => {
  test('is told in a comment for each of a handful of deployments', async () => {
    const { memory, ends } = begin();
    await ends(changes(5), refused);
    const each = [0, 1, 2, 3, 4].map((index) => `### Policies for \`team-${String(index)}\`: nothing was applied`);
    expect(titles(memory.comments)).toEqual(each);
  });

  test('and is applied by hand later turns that one comment into how it ended', async () => {
    const { memory, ends } = begin();
    await ends(changes(6), refused);
    await ends(nothingLeft(6), null);
    expect(titles(memory.comments)).toEqual(['### Policies: already applied, nothing was sent']);
  });
});
