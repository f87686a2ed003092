import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../src/cli/commands/api-operations.ts';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runApi } from '../cli/run-api.ts';
import { root, run } from './run-program.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const ids = Object.keys(operations) as OperationId[];
const directory = temporaryFolder();
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

const environment = (): Record<string, string> => ({
  IFMATCH_BASE_URL: sandbox.url,
  IFMATCH_API_TOKEN: sandbox.token,
  IFMATCH_USER_JWT: sandbox.userToken,
});
const api = (...args: readonly string[]) => runApi(args, { env: environment(), directory });

async function answerOf(...args: readonly string[]): Promise<Record<string, unknown>> {
  const { code, out, err } = await api(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
}

/** The words of an example as a shell would pass them on, without `ifmatch api`. */
const wordsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  ).slice(2);

describe('the example of each operation works against the sandbox', () => {
  const policies: readonly OperationId[] = [
    'applyRemediationPolicies',
    'previewRemediationPolicies',
    'applyDetectionPolicy',
    'previewDetectionPolicy',
  ];
  // Answered with 410 by a deployment that has moved on, as the sandbox's has.
  const refused: readonly OperationId[] = ['listLegacyPolicies'];

  test.for(ids.filter((id) => !policies.includes(id) && !refused.includes(id)))('%s', async (id) => {
    const { code, out, err } = await api(...wordsOf(examples[id]));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toBe('');
  });

  test.for([
    ['getRemediationPolicies', 'previewRemediationPolicies', 'applyRemediationPolicies', []],
    ['getDetectionPolicy', 'previewDetectionPolicy', 'applyDetectionPolicy', ['--product', 'code']],
  ] as const)('%s, %s and %s, one after another', async ([get, preview, put, more]) => {
    const { bundle } = await answerOf(get, ...more);
    writeFileSync(join(directory, 'bundle.json'), JSON.stringify({ bundle }));
    const { state_version: version } = await answerOf(...wordsOf(examples[preview]));
    const words = wordsOf(examples[put]).map((word) => (word === '$STATE_VERSION' ? String(version) : word));
    expect(await answerOf(...words)).toEqual({ bundle, state_version: version });
    const stale = words.map((word) => (word === version ? 'stale' : word));
    expect(await api(...stale)).toMatchObject({ code: 1, err: expect.stringContaining('409 STATE_VERSION_MISMATCH') });
  });

  test('listLegacyPolicies works, or is refused with a fix for a migrated deployment', async () => {
    const { code, out, err } = await api(...wordsOf(examples.listLegacyPolicies));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^.+: the platform answered 410 DEPLOYMENT_MIGRATED, .+\nThe deployment has the unified policies now\. .+\n$/,
    );
  });
});

test('the command ends quietly when its reader stops early', async () => {
  const program = `"${process.execPath}" "${join(root, 'src', 'cli.ts')}"`;
  const { code, out, err } = await run('bash', [
    '-c',
    `set -o pipefail; ${program} api listFindings --sandbox --all --format ndjson | head -n 1`,
  ]);
  expect({ code, err, lines: out.split('\n').length }).toEqual({ code: 0, err: '', lines: 2 });
});
