import { describe, expect, test } from 'vitest';
import type { PlanFile } from '../../src/generated/types.ts';
import { digestsOf } from '../../src/plan/digest.ts';
import { judgeIn } from '../../src/plan/effect.ts';
import { PlanFileError, readAppliedPlan, readPlanFile } from '../../src/record/read-plan-file.ts';
import { toPlanFile } from '../../src/record/plan-file.ts';
import { outcomes, plan, run } from './outcomes.ts';

function fileOf(kind: string, change: Partial<PlanFile> = {}): string {
  const found = outcomes.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(kind);
  return JSON.stringify({ ...toPlanFile(found, run), ...change });
}
const read = (text: string) => readAppliedPlan(text, digestsOf, judgeIn);
const refusal = (text: string) => {
  try {
    readPlanFile(text, digestsOf, judgeIn);
  } catch (error) {
    if (error instanceof PlanFileError) return error;
    throw error;
  }
  throw new Error('it was read');
};

describe('the plan of an apply that ended', () => {
  test('tells of each bundle what became of it, and what would undo it', () => {
    const { results, platform, plan: read0 } = read(fileOf('partial'));
    expect(platform).toBe('https://platform.example');
    expect(read0.digest).toBe(plan.digest);
    expect(results.map(({ bundle, ...rest }) => [bundle.kind, rest])).toEqual([
      [
        'remediation',
        {
          result: 'applied',
          undo: {
            stateVersion: 'v2',
            content: expect.objectContaining({ policies: expect.any(Array) as unknown }) as unknown,
          },
        },
      ],
      ['detection/code', { result: 'unverified', undo: null }],
      ['detection/secrets', { result: 'unknown', undo: null }],
    ]);
  });

  test('of which nothing was sent tells nothing of its bundles', () => {
    expect(read(fileOf('changes')).results.map(({ result, undo }) => [result, undo])).toEqual(
      plan.bundles.map(() => [null, null]),
    );
  });

  test('that undid another plan says which', () => {
    const undoes = `sha256:${'1'.repeat(64)}`;
    expect(read(fileOf('changes', { undoes })).plan.undoes).toBe(undoes);
    expect(readPlanFile(fileOf('changes', { undoes }), digestsOf, judgeIn).plan.undoes).toBe(undoes);
    expect(read(fileOf('changes')).plan).not.toHaveProperty('undoes');
  });

  test('that undid another plan is written with its digest', () => {
    const undoes = `sha256:${'1'.repeat(64)}`;
    const outcome = { kind: 'changes', plan: { ...plan, undoes }, guards: [], problems: [] } as const;
    expect(toPlanFile(outcome, run)).toMatchObject({ undoes });
    expect(toPlanFile({ ...outcome, plan }, run)).not.toHaveProperty('undoes');
  });
});

describe('a text that is no plan file', () => {
  test('says at the top when the whole is meant, and the place when a part is', () => {
    expect(refusal('{"version":1}').message).toMatch(/^The file is not a plan file: at the top it lacks/);
    expect(refusal(fileOf('changes', { digest: 'x' })).message).toMatch(
      /^The file is not a plan file: at \/digest it /,
    );
  });

  test.each(['5', '"text"', 'true'])('because it is only %s has no version', (text) => {
    expect(refusal(text).message).toBe('The file is JSON, but not a plan file: it has no version number.');
  });

  test('is named as such', () => {
    expect(refusal('').name).toBe('PlanFileError');
  });

  type Bundle = PlanFile['bundles'][number];
  test.each<[string, (bundles: Bundle[]) => Partial<Bundle>, number]>([
    ['a policy bundle with the content of rules', ([, code]) => ({ bundle: code!.bundle }), 0],
    ['rules with the content of a policy bundle', ([policies]) => ({ bundle: policies!.bundle }), 1],
    ['rules of no product', () => ({ product: null }), 1],
    ['a policy bundle of a product', () => ({ product: 'secrets' }), 0],
    [
      'rules of no product with the content of a policy bundle',
      ([policies]) => ({ product: null, bundle: policies!.bundle }),
      1,
    ],
    [
      'a policy bundle of a product with the content of rules',
      ([, code]) => ({ product: 'code', bundle: code!.bundle }),
      0,
    ],
  ])('because it has %s is refused', (_, change, index) => {
    const { bundles } = JSON.parse(fileOf('changes')) as PlanFile;
    const wrong = bundles.map((bundle, at) => (at === index ? { ...bundle, ...change(bundles) } : bundle));
    expect(refusal(fileOf('changes', { bundles: wrong })).message).toMatch(/do not belong together\.$/);
  });
});

test('the results of two deployments are not mixed up in a plan file', () => {
  const [first] = plan.bundles;
  const other = { ...first!, deployment: { id: '99', slug: 'umbrella' } };
  const two = { ...plan, bundles: [first!, other] };
  const file = toPlanFile(
    {
      kind: 'partial',
      plan: two,
      guards: [],
      problems: [],
      results: [
        { bundle: other, outcome: { result: 'unknown', reason: 'lost', current: null } },
        { bundle: first!, outcome: { result: 'applied', reason: null, undo: null } },
      ],
    },
    run,
  );
  expect(file.bundles.map(({ deployment, result }) => [deployment.slug, result])).toEqual([
    ['acme', 'applied'],
    ['umbrella', 'unknown'],
  ]);
});
