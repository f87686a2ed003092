import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../src/cli/api.ts';
import { type OperationId, operations } from '../../src/generated/operations.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runApi } from '../cli/run-api.ts';

const ids = Object.keys(operations) as OperationId[];
const directory = mkdtempSync(join(tmpdir(), 'ifmatch-api-'));
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(directory, { recursive: true });
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
});

describe('pages', () => {
  const idsIn = (lines: string): number[] =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { id: number }).id);
  const countOf = (text: string): number => text.split('\n').length - 1;

  test.for(['sast', 'sca', 'ai_sast'])('of %s are the same in every format and size', async (type) => {
    const args = ['listFindings', '--issue-type', type, '--all'];
    const { findings } = (await answerOf(...args)) as { findings: { id: number; relevant_since: string }[] };
    const known = findings.map(({ id }) => id);
    expect(new Set(known).size).toBe(known.length);
    const times = findings.map(({ relevant_since: since }) => since);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(idsIn((await api(...args, '--page-size', '3000', '--format', 'ndjson')).out)).toEqual(known);
    expect(countOf((await api(...args, '--page-size', '150', '--format', 'table')).out)).toBe(known.length + 1);
  });
});

test('triage by the command line is what the findings say afterwards', async () => {
  const filter = ['--severities', 'critical', '--status', 'open'];
  const before = (await answerOf('listFindings', '--all', ...filter)) as { findings: { id: number }[] };
  const chosen = before.findings.slice(0, 3).map(({ id }) => id);
  const named = chosen.flatMap((id) => ['--issue-ids', String(id)]);
  const reason = [
    '--new-triage-state',
    'ignored',
    '--new-triage-reason',
    'false_positive',
    '--new-note',
    'Not reachable.',
  ];
  const { triaged_issues: triaged } = await answerOf('triageFindings', '--issue-type', 'sast', ...named, ...reason);
  expect(triaged).toEqual(expect.arrayContaining(chosen));
  const after = (await answerOf('listFindings', '--all', ...filter)) as { findings: { id: number }[] };
  expect(after.findings.filter(({ id }) => chosen.includes(id))).toEqual([]);
});

test('the embedded sandbox serves the command too', async () => {
  const { code, out } = await runApi([
    'createNotificationWebhook',
    '--name',
    'n',
    '--url',
    'https://hooks.example/',
    '--sandbox',
  ]);
  expect({ code, out: JSON.parse(out) as unknown }).toMatchObject({
    code: 0,
    out: { webhook: { name: 'n', hasSecret: false } },
  });
});
