import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import * as policyAnswers from '../../src/generated/guards/answers.js';
import type { Guard } from '../../src/generated/guards/guard.ts';
import * as otherAnswers from '../../src/generated/guards/web-api-answers.js';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { inParallel } from '../../src/domain/json.ts';
import { requestsOf } from './generated-requests.ts';
import { caller } from './harness.ts';
import { pathOf } from './requests.ts';

const requests = 1000;
const guards = { ...policyAnswers, ...otherAnswers } as unknown as Record<string, Guard<unknown>>;

const sandbox = await startSandbox();
const call = caller(sandbox);
afterAll(() => sandbox.close());

const tokens = { acme: sandbox.token, globex: sandbox.mintToken('globex'), user: sandbox.mintUserToken('acme') };

const triage = { issue_type: 'sca', issue_ids: [1, 2, 3], new_triage_state: 'ignored' };

/** Applies are bound to a version, so they are tried one after another below. */
const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'PUT');

describe(`of ${String(requests)} generated requests, each that the document accepts is answered, and no other`, () => {
  test.for(ids)('%s', async (id) => {
    const generated = fc.sample(requestsOf(id, id === 'triageFindings' ? triage : {}), {
      numRuns: requests,
      seed: 20_261_121,
    });
    const wrong: unknown[] = [];
    let accepted = 0;
    await inParallel(generated, async (one) => {
      const { status, body } = await send(id, one);
      const guard = guards[status === 200 ? `is${operations[id].answer}` : 'isErrorBody']!;
      accepted += one.accepted ? 1 : 0;
      // Words of an enumeration that the document leaves open, and bounds of versions.
      const isWord =
        one.accepted &&
        /^(?:filter|\w*Bound |exactVersion|timeBucketSize).*\bis not (?:known|understood)/.test(body.error);
      // What is wrong inside of a bundle is content.
      if (!one.accepted && status === 200 && body.validation_errors?.length > 0) return;
      if (status !== (one.accepted && !isWord ? 200 : 400) || !guard(body))
        wrong.push({ ...one, status, error: body.error });
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    // Otherwise the generator would be a poor one.
    expect(accepted).toBeGreaterThan(requests / 4);
    expect(accepted).toBeLessThan(requests);
  });
});

function send(id: OperationId, { query, body }: { query: Record<string, unknown>; body: unknown }) {
  const schemes: readonly string[] = operations[id].security;
  const slug = id === 'listLegacyPolicies' ? 'globex' : 'acme';
  const token = schemes.length === 1 && schemes[0] === 'Jwt' ? tokens.user : tokens[slug];
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
  return call(operations[id].method, `${pathOf(id, slug)}?${search.toString()}`, {
    token,
    ...(body === undefined ? {} : { body }),
  });
}
