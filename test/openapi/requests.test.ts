import { describe, expect, test } from 'vitest';
import * as guards from '../../src/generated/guards/requests.js';
import type { ErrorObject, Guard } from '../../src/generated/guards/guard.ts';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { requests } from '../../src/generated/requests.ts';
import { requestRules } from './request-rules.ts';

const all: Readonly<Record<string, Guard<unknown>>> = { ...guards };

function guardOf(operation: OperationId): Guard<unknown> {
  const { body, query } = operations[operation];
  return all[`is${body ?? query ?? ''}`]!;
}

/** What a guard blames: pointers into the request, and the words of the rules between fields. */
function blamed(operation: OperationId, errors: readonly ErrorObject[]): string[] {
  return errors.flatMap(({ keyword, instancePath, params, schemaPath }) => {
    const [, rule] = /^#\/allOf\/(\d+)\//.exec(schemaPath) ?? [];
    if (rule !== undefined) return requests[operation].rules[Number(rule)] ?? [];
    if (keyword === 'additionalProperties') return `${instancePath}/${String(params['additionalProperty'])}`;
    if (keyword === 'required') return `${instancePath}/${String(params['missingProperty'])}`;
    return instancePath;
  });
}

describe.each(requestRules)('$operation: $rule', ({ operation, refused }) => {
  const guard = guardOf(operation);

  test.each(refused.map(([request, blames]) => [brief(request), request, blames]))(
    'refuses %s',
    (_, request, blames) => {
      expect(guard(request)).toBe(false);
      const found = blamed(operation, guard.errors ?? []);
      expect(
        found.filter((one) => one === blames || (blames !== '' && !blames.startsWith('/') && one.startsWith(blames))),
      ).not.toEqual([]);
    },
  );
});

const brief = (request: unknown): string => (JSON.stringify(request) ?? '').slice(0, 120);
