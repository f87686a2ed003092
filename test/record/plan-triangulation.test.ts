import { expect, test } from 'vitest';
import type { Change } from '../../src/domain/plan.ts';
import type { ThreeWayChange, Triangulation } from '../../src/domain/drift.ts';
import { toPlanChange, toPlanFile } from '../../src/record/plan-file.ts';
import { outcomes, plan, run } from './outcomes.ts';

const [remediation, code] = plan.bundles;
const [gone, changed, made] = remediation?.changes ?? [];
if (
  remediation === undefined ||
  code === undefined ||
  gone === undefined ||
  changed === undefined ||
  made === undefined
)
  throw new Error('the plan has a delete, an update and a create');

const part: Change = { ...changed };
const one = (change: Change, facts: Partial<ThreeWayChange>): ThreeWayChange => ({
  change,
  origin: 'repository',
  edit: null,
  own: null,
  ...facts,
});

const triangulation: Triangulation = {
  base: { name: 'main', commit: 'a'.repeat(40), short: 'aaaaaaa', isAhead: false, errorsIn: null, isUnread: false },
  bundles: [
    {
      ...remediation,
      inBase: true,
      changes: [one(gone, { origin: 'platform' }), one(part, { origin: 'both', edit: gone, own: made }), one(made, {})],
      live: [made],
    },
    { ...code, inBase: false, changes: [], live: [] },
  ],
  dropped: [
    { deployment: 'acme', kind: 'detection/secrets' },
    { deployment: null, kind: 'remediation' },
  ],
};

const changes = outcomes.find(({ kind }) => kind === 'changes');
if (changes?.kind !== 'changes') throw new Error('no changes');

test('the plan file tells of each change whose doing it is, and of a part of one what it is', () => {
  const told = toPlanFile({ ...changes, triangulation }, run).triangulation;
  const named = ({ verb, object, key }: Change) => ({ verb, object, key });
  expect(told).toMatchObject({ base: { name: 'main', commit: 'a'.repeat(40) } });
  expect(told?.bundles).toEqual([
    {
      deployment: remediation.deployment,
      kind: 'remediation',
      product: null,
      in_base: true,
      changes: [
        {
          ...named(gone),
          origin: 'platform',
          part: null,
          edit: null,
          own: null,
        },
        {
          ...named(part),
          origin: 'both',
          part: toPlanChange(part),
          edit: toPlanChange(gone),
          own: toPlanChange(made),
        },
        { ...named(made), origin: 'repository', part: null, edit: null, own: null },
      ],
      live: [toPlanChange(made)],
    },
    { deployment: code.deployment, kind: 'detection', product: 'code', in_base: false, changes: [], live: [] },
  ]);
  expect(told?.dropped).toEqual([
    { deployment: 'acme', kind: 'detection', product: 'secrets' },
    { deployment: null, kind: 'remediation', product: null },
  ]);
});

test('the plan file of a run without a base tells of none', () => {
  expect(toPlanFile(changes, run)).not.toHaveProperty('triangulation');
});
