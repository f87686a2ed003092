import { describe, expect, test } from 'vitest';
import type { PlanFile } from '../../src/generated/types.ts';
import { makePlan } from '../../src/plan/plan.ts';
import { SigningError } from '../../src/plan/file/signing.ts';
import { toPlanFile } from '../../src/report/formats/json/plan-file.ts';
import { PlanFileError, readPlanFile, type SecretOf, signPlanFile } from '../../src/plan/file/plan-file.ts';
import { exampleOutcomes, examplePlan, planFileRun } from './outcomes.ts';

const token = 'sandbox_0123456789abcdefghij';
const with1Token: SecretOf = async () => token;

const outcome = (kind: string): PlanFile => {
  const found = exampleOutcomes.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(kind);
  return toPlanFile(found, planFileRun);
};
const sign = async (file: PlanFile, secretOf = with1Token): Promise<PlanFile> =>
  JSON.parse(JSON.stringify(await signPlanFile(file, secretOf))) as PlanFile;
const read = (file: PlanFile, secretOf = with1Token) => readPlanFile(JSON.stringify(file), secretOf);
const errorOf = async (text: string, secretOf = with1Token): Promise<PlanFileError> => {
  const error: unknown = await readPlanFile(text, secretOf).catch((thrown: unknown) => thrown);
  if (error instanceof PlanFileError) return error;
  throw new Error('it was read, or failed otherwise', { cause: error });
};

/** The plan with another deployment beside the first. */
const [first] = examplePlan.bundles;
const two = makePlan([...examplePlan.bundles, { ...first!, deployment: { id: '99', slug: 'umbrella' } }]);
const ofTwo = toPlanFile({ kind: 'changes', plan: two, guards: [], problems: [] }, planFileRun);
const each: SecretOf = async (slug) => `${token}-${slug}`;

describe('a signed plan', () => {
  test('returns the written plan with its results', async () => {
    const saved = await read(await sign(outcome('partial')));
    expect(saved).toMatchObject({
      plan: JSON.parse(JSON.stringify(examplePlan)) as object,
      platform: 'https://platform.example',
      config: 'ifmatch.yaml',
    });
    expect(saved.results.map(({ bundle, result, undo }) => [bundle.kind, result, undo?.stateVersion])).toEqual([
      ['remediation', 'applied', 'v2'],
      ['detection/code', 'unverified', undefined],
      ['detection/secrets', 'unknown', null],
    ]);
  });

  test.for(['changes', 'stale', 'applied', 'needs-approval'])('of a run that was %s is read', async (kind) => {
    expect((await read(await sign(outcome(kind)))).plan.digest).toBe(examplePlan.digest);
  });

  test('is read in another layout and order of fields, and with a byte order mark', async () => {
    const turned = Object.fromEntries(Object.entries(await sign(outcome('changes'))).toReversed());
    const text = `\uFEFF${JSON.stringify(turned, null, 7)}`;
    expect((await readPlanFile(text, with1Token)).plan.digest).toBe(examplePlan.digest);
  });

  test('of a rollback names the plan it undoes', async () => {
    const undoes = `sha256:${'1'.repeat(64)}`;
    const undoing = toPlanFile(
      { kind: 'changes', plan: { ...examplePlan, undoes }, guards: [], problems: [] },
      planFileRun,
    );
    expect((await read(await sign(undoing))).plan.undoes).toBe(undoes);
    expect((await read(await sign(outcome('changes')))).plan).not.toHaveProperty('undoes');
  });

  test('ignores a line break at the end of the token', async () => {
    expect((await read(await sign(outcome('changes')), async () => `${token}\n`)).plan.digest).toBe(examplePlan.digest);
  });
});

describe('a plan that was edited', () => {
  test('says so', async () => {
    const file = await sign(outcome('changes'));
    const error = await errorOf(JSON.stringify({ ...file, bundles: file.bundles.slice(1) }));
    expect(error.message).toBe('The plan was edited after it was saved: its signature does not match.');
    expect(error.fix).toBe('Create it again with `ifmatch preview --out FILE`.');
  });

  test.for<[string, Partial<PlanFile>]>([
    ['another platform', { platform: 'https://other.example' }],
    ['another command', { command: 'rollback' }],
    ['no undo any more', { undoes: `sha256:${'1'.repeat(64)}` }],
  ])('is refused with %s', async ([, change]) => {
    const { message } = await errorOf(JSON.stringify({ ...(await sign(outcome('changes'))), ...change }));
    expect(message).toMatch(/^The plan was edited/);
  });
});

describe('a plan of several deployments', () => {
  test('needs the token of each', async () => {
    const file = await sign(ofTwo, each);
    expect(file.signatures.map(({ deployment }) => deployment)).toEqual(['acme', 'umbrella']);
    expect((await read(file, each)).plan.bundles).toHaveLength(4);
  });

  test('cannot be edited with the token of one deployment', async () => {
    const file = await sign(ofTwo, each);
    const [acme] = file.signatures;
    const others = file.bundles.map((bundle) =>
      bundle.deployment.slug === 'umbrella' ? bundle : { ...bundle, state_version: 'v7' },
    );
    // Somebody with acme's token signs what they changed, for both names.
    const forged = await sign({ ...file, bundles: others }, async () => `${token}-acme`);
    const mixed = { ...forged, signatures: [forged.signatures[0]!, file.signatures[1]!] };
    expect((await errorOf(JSON.stringify(mixed), each)).message).toMatch(/^The plan was edited/);
    expect((await errorOf(JSON.stringify(forged), each)).message).toMatch(
      / signed with another API token of umbrella /,
    );
    const alone = { ...file, signatures: [acme!] };
    expect((await errorOf(JSON.stringify(alone), each)).message).toBe(
      'The plan is not signed with the API token of umbrella.',
    );
  });

  test('has signatures that are valid only for their deployment', async () => {
    const file = await sign(ofTwo);
    const swapped = file.signatures.map((one, at) => ({ ...one, mac: file.signatures[1 - at]!.mac }));
    expect((await errorOf(JSON.stringify({ ...file, signatures: swapped }))).message).toMatch(/^The plan was edited/);
  });
});

describe('a plan that cannot be trusted', () => {
  test('signed with another token is refused, naming both keys', async () => {
    const { message } = await errorOf(JSON.stringify(await sign(outcome('changes'))), async () => `other_${token}`);
    expect(message).toMatch(
      /^The plan was made for https:\/\/platform\.example and signed with another API token of acme \(key [0-9a-f]{16}; yours is [0-9a-f]{16}\)\.$/,
    );
    expect(message).not.toContain(token);
  });

  test.for<[string, (file: PlanFile) => object]>([
    ['an older version', ({ signatures: _, ...file }) => file],
    ['a token too short to sign', (file) => ({ ...file, signatures: [] })],
  ])('of %s is refused in one sentence', async ([, change]) => {
    const error = await errorOf(JSON.stringify(change(await sign(outcome('changes')))));
    expect(error).toMatchObject({
      message: 'The plan is not signed.',
      fix: 'Create it again with `ifmatch preview --out FILE`.',
    });
  });

  test('with a token too short to sign is refused with the minimum length', async () => {
    const short = async (): Promise<string> => 'too-short';
    await expect(sign(outcome('changes'), short)).rejects.toThrow(SigningError);
    await expect(read(outcome('changes'), short)).rejects.toThrow(
      /has 9 characters, too few to sign a plan with: it takes 24/,
    );
  });
});

describe('a text that is not a plan file', () => {
  test.for<[string, string, RegExp]>([
    ['cut JSON', '{"version": 1', /^The file is not JSON\. It may be truncated\.$/],
    ['the mark of a conflict', '<<<<<<< HEAD\n{}', /not JSON/],
    ['another kind of JSON', '{"name": "x"}', /it has no version number/],
    ['a list', '[]', /it has no version/],
    ['null', 'null', /it has no version/],
    ['a number', '5', /it has no version/],
    [
      'a newer version',
      '{"version": 2, "plans": []}',
      /has version 2, and this program reads version 1\. Use the version of ifmatch that wrote it/,
    ],
    ['nothing', ' \n', /^The file is not JSON\./],
    ['UTF-16', Buffer.from('\uFEFF{}', 'utf16le').toString('utf8'), /^The file is not JSON\./],
    ['a version alone', '{"version":1}', /^The file is not a plan file: at the top it lacks/],
    [
      'a field too many',
      JSON.stringify({ ...outcome('changes'), extra: 1 }),
      /at the top it has the unknown field "extra"\.$/,
    ],
    [
      'a field of another type',
      JSON.stringify({ ...outcome('changes'), digest: 'x' }),
      /^The file is not a plan file: at \/digest it /,
    ],
    ['no bundles', JSON.stringify(outcome('invalid')), /contains no plan: the run that wrote it ended with "invalid"/],
  ])('(%s) is refused', async ([, text, says]) => {
    const error = await errorOf(text);
    expect(error.message).toMatch(says);
    expect(error.fix).toMatch(/ifmatch/);
  });
});

test('a plan file keeps the results of two deployments apart', () => {
  const other = { ...first!, deployment: { id: '99', slug: 'umbrella' } };
  const results = [
    {
      bundle: other,
      result: { kind: 'unknown', reason: 'lost', current: null, undo: { stateVersion: null, content: {} } },
    },
    { bundle: first!, result: { kind: 'applied', reason: null, undo: null } },
  ] as const;
  const made = { ...examplePlan, bundles: [first!, other] };
  const file = toPlanFile({ kind: 'partial', plan: made, guards: [], problems: [], results }, planFileRun);
  expect(file.bundles.map(({ deployment, result }) => [deployment.slug, result])).toEqual([
    ['acme', 'applied'],
    ['umbrella', 'unknown'],
  ]);
});
