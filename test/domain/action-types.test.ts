import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { actionTypes } from '../../src/domain/action-types.ts';
import { vocabulary } from '../../src/sandbox/vocabulary.ts';

test('the sandbox knows every type of action, with what it requires', () => {
  const ours = Array.from(actionTypes, ([type, { requires }]) => ({ type, requires }));
  const sandbox = vocabulary.action_types.map(({ type, requires }) => ({ type, requires }));
  const byType = (a: { type: string }, b: { type: string }) => (a.type < b.type ? -1 : 1);
  expect(sandbox.toSorted(byType)).toEqual(ours.toSorted(byType));
});

test('editors offer every type of action, and say so', () => {
  const document = parse(readFileSync(join(import.meta.dirname, '../../schemas/openapi.yaml'), 'utf8')) as {
    components: { schemas: { Action: { properties: { type: { examples: string[]; description: string } } } } };
  };
  const { examples, description } = document.components.schemas.Action.properties.type;
  expect(examples.toSorted()).toEqual([...actionTypes.keys()].toSorted());
  expect(examples.filter((type) => !description.includes(`\`${type}\``))).toEqual([]);
});
