import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import {
  completeApproval,
  approvalOf,
  approvingOption,
  approvingSetting,
  defaultLimits,
  type GuardViolation,
  guardKeys,
  guardDefinitions,
  noApproval,
  approvalArgs,
  withApproval,
} from '../../src/domain/guards.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const document = parse(read('schemas/openapi.yaml')) as {
  components: { schemas: Record<string, { properties: Record<string, { default?: unknown; enum?: string[] }> }> };
};
const action = parse(read('action.yml')) as { inputs: Record<string, { default?: string }> };
const { ConfigGuards, PlanGuard } = document.components.schemas;

describe('the table of guards', () => {
  test('has the defaults of the schema', () => {
    const defaults = Object.entries(ConfigGuards!.properties).map(([key, schema]) => [key, schema.default]);
    expect(defaultLimits).toEqual(Object.fromEntries(defaults));
  });

  test('has a name of its own for each guard in plan files', () => {
    const names = guardKeys.map((key) => guardDefinitions[key].name);
    expect(names.toSorted()).toEqual(PlanGuard!.properties['guard']!.enum!.toSorted());
  });

  test('names only inputs that the action has, without a default', () => {
    const inputs = guardKeys.flatMap((key) => guardDefinitions[key].input?.name ?? []);
    expect(inputs.filter((name) => action.inputs[name] === undefined)).toEqual([]);
    expect(inputs.filter((name) => action.inputs[name]?.default !== undefined)).toEqual([]);
  });
});

const stopped: GuardViolation[] = [
  { guard: 'max_deletes', reason: [], limit: [], approval: 12 },
  { guard: 'max_deletes', reason: [], limit: [], approval: 9 },
  { guard: 'max_delete_percent', reason: [], limit: [], approval: 40 },
  { guard: 'allow_no_blocking', reason: [], limit: [], approval: true },
  { guard: 'protected', reason: [], limit: [], approval: ["a;b'c"] },
  { guard: 'protected', reason: [], limit: [], approval: ['d'] },
  { guard: 'looser', reason: [], limit: [], approval: true },
];

describe('an approval', () => {
  test('of nothing changes no limit, and needs no option', () => {
    expect(withApproval(defaultLimits, noApproval)).toEqual(defaultLimits);
    expect(approvalArgs(noApproval)).toEqual([]);
    expect(completeApproval({})).toEqual(noApproval);
  });

  test('of what some guards stopped covers all of them', () => {
    const approval = approvalOf(stopped);
    expect(approvalArgs(approval)).toEqual(
      `--max-deletes 12 --max-delete-percent 40 --allow-no-blocking --allow-protected a;b'c --allow-protected d --allow-looser`.split(
        ' ',
      ),
    );
    const strict = { ...defaultLimits, protected: ['d', 'e', "a;b'c"], looser: 'require_approval' } as const;
    expect(withApproval(strict, approval)).toMatchObject({
      max_deletes: 12,
      max_delete_percent: 40,
      allow_no_blocking: true,
      protected: ['e'],
      looser: 'allow',
    });
  });

  test('adds to what was approved before', () => {
    const before = completeApproval({ max_deletes: 20, protected: ['d', 'f'] });
    const more = approvalOf(stopped.slice(0, 1).concat(stopped.slice(5, 6)), before);
    expect(approvalArgs(more)).toEqual(['--max-deletes', '20', '--allow-protected', 'd', '--allow-protected', 'f']);
  });

  test('is given by an option, quoted for a shell, or by a setting', () => {
    const given = stopped.map((one) => [approvingOption(one), approvingSetting(one)]);
    expect(given).toEqual([
      ['--max-deletes 12', 'max_deletes: 12'],
      ['--max-deletes 9', 'max_deletes: 9'],
      ['--max-delete-percent 40', 'max_delete_percent: 40'],
      ['--allow-no-blocking', 'allow_no_blocking: true'],
      [String.raw`--allow-protected 'a;b'\''c'`, "protected: a list without a;b'c"],
      ['--allow-protected d', 'protected: a list without d'],
      ['--allow-looser', 'looser: allow'],
    ]);
  });
});
