import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPlanFile } from '../../src/generated/guards/plan.js';
import type { PlanFile, RemediationPolicy } from '../../src/generated/types.ts';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../run-cli.ts';
import { sendJson, startServer } from '../platform/server.ts';
import { everyFinding } from '../sandbox/planted.ts';
import { countImpact, openFindings } from './brute-force.ts';

const policy = (slug: string, severities: string[], more: RemediationPolicy['filters']['conditions'] = []) => ({
  name: slug,
  slug,
  active: true,
  filters: {
    mode: 'all' as const,
    conditions: [{ type: 'severity', values: severities, mode: 'any' as const }, ...more],
  },
  actions: [
    { type: 'block' as const, config: {} },
    { type: 'pr_comment' as const, config: {} },
  ],
});
const confident = { type: 'confidence', values: ['high'], mode: 'any' as const };
const before = [policy('worst', ['critical']), policy('sure', ['high', 'medium'], [confident])];
const after = [policy('worst', ['critical', 'high']), policy('sure', ['low'], [confident])];

let sandbox: Sandbox;
let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ifmatch-impact-cli-'));
  sandbox = await startSandbox({ db: join(directory, 'platform.db') });
  declare(before);
  const approval = '--max-deletes 1000 --max-delete-percent 100 --allow-looser';
  const { code, text } = await runCli(`apply --yes ${approval} policies.yaml`.split(' '), { directory, sandbox });
  if (code !== 0) throw new Error(text);
  declare(after);
});
afterAll(async () => {
  await sandbox.close();
  rmSync(directory, { recursive: true, force: true });
});

function declare(policies: object[]): void {
  const file = { deployment_slug: 'acme', policies };
  writeFileSync(join(directory, 'policies.yaml'), JSON.stringify(file));
}

const run = (line: string, url = sandbox.url) =>
  runCli(['preview', ...line.split(' ').filter(Boolean), 'policies.yaml'], {
    directory,
    sandbox: { url, token: sandbox.token },
  });

async function json(line: string, url = sandbox.url): Promise<PlanFile> {
  const { code, text } = await run(`--format json ${line}`, url);
  expect(code).toBe(0);
  const file: unknown = JSON.parse(text);
  if (!isPlanFile(file)) throw new Error(JSON.stringify(isPlanFile.errors));
  return file;
}

function counted() {
  const db = new DatabaseSync(join(directory, 'platform.db'), { readOnly: true });
  const seen = everyFinding(db).filter(({ deployment, archived }) => deployment === '1234' && archived === 0);
  db.close();
  return countImpact(openFindings(seen), before, after);
}

const whole = { kind: 'estimate', because: [] };

/** The sandbox behind a server that knows neither findings nor issues. */
async function withoutFindings(): Promise<string> {
  const { fetch } = await import('undici');
  const { url } = await startServer(({ method, path, headers, body }, response) => {
    if (/\/(?:findings|issues)\b/.test(path)) return sendJson(response, 404, { message: 'not found' });
    const { authorization = '', 'if-match': match } = headers;
    const passed = {
      authorization,
      'content-type': 'application/json',
      ...(match === undefined ? {} : { 'if-match': match }),
    };
    void fetch(`${sandbox.url}${path}`, { method, headers: passed, ...(method === 'GET' ? {} : { body }) }).then(
      async (answer) => sendJson(response, answer.status, await answer.json()),
    );
  });
  return url;
}

/** The rest of a plan file; what is signed holds the impact too. */
const without = ({ impact: _, signatures: _signed, ...rest }: PlanFile): Omit<PlanFile, 'impact' | 'signatures'> =>
  rest;

describe('a preview with its impact', () => {
  test('has the numbers that a count over every finding has', async () => {
    const bundle = (await json('--impact')).impact!.bundles[0]!;
    const own = counted();
    expect(bundle.changes.map(({ key }) => String(key['slug'])).toSorted()).toEqual(['sure', 'worst']);
    for (const { key, matched, blocked } of bundle.changes) {
      const { matched: found, blocked: turned } = own.policy(key['slug']);
      expect(matched).toEqual({ ...whole, before: inFile(found.before), after: inFile(found.after) });
      expect(blocked).toEqual({
        ...whole,
        unsure: [],
        newly: inFile(turned.newly),
        no_longer: inFile(turned.noLonger),
      });
    }
    const { newly, noLonger } = own.blocked;
    expect(bundle.blocked).toEqual({ ...whole, unsure: [], newly: inFile(newly), no_longer: inFile(noLonger) });
    expect(Math.min(newly.findings, noLonger.findings)).toBeGreaterThan(0);
  });

  test('says them in a line for each policy, and how much was read', async () => {
    const { matched, blocked } = counted().policy('worst');
    const line = `matches ${String(matched.before.findings)} → ${String(matched.after.findings)} open findings`;
    for (const format of ['terminal', 'markdown']) {
      const { text } = await run(`--impact --format ${format}`);
      const flat = text.replaceAll(/\s+/g, ' ');
      expect(flat).toContain(line);
      expect(flat).toContain(`newly blocks ${String(blocked.newly.findings)}`);
      expect(flat).toMatch(
        /Impact is an estimate from \d+ open findings in code, supply chain and AI detection, without archived projects\./,
      );
    }
  });

  test('names the repositories and rules with the most only when asked', async () => {
    expect((await run('--impact')).text).not.toContain('Top repositories: ');
    expect((await run('--impact --verbose')).text).toMatch(/Top repositories: acme\/\S+ \d+/);
    expect((await run('--impact --format markdown')).text).toMatch(
      /<details><summary>Findings<\/summary>\n\nTop repositories: `acme\//,
    );
  });

  test('says at least where there are more findings than it may read', async () => {
    const { impact } = await json('--impact-limit 100');
    expect(impact?.findings_read).toBeLessThanOrEqual(100);
    expect(impact?.bundles[0]?.changes[0]?.matched).toMatchObject({ kind: 'at-least', because: [{ why: 'findings' }] });
    const flat = (await run('--impact-limit 100')).text.replaceAll(/\s+/g, ' ');
    expect(flat).toMatch(/matches at least \d+/);
    expect(flat.split('there are more findings than the 100 that are read')).toHaveLength(2);
  });

  test('takes a limit from 100 on', async () => {
    expect((await json('--impact-limit 100')).impact?.findings_read).toBeLessThanOrEqual(100);
    const { code, text } = await run('--impact-limit 99');
    expect([code, text]).toEqual([64, expect.stringContaining('from 100 to 1000000')]);
  });

  test('is the same preview where the platform has no findings to read', async () => {
    const url = await withoutFindings();
    const file = await json('--impact', url);
    const kinds = file.impact?.bundles[0]?.changes.map(({ matched }) => matched?.kind);
    expect(kinds).toEqual(['not-estimable', 'not-estimable']);
    expect(without(file)).toEqual(without(await json('', url)));
    for (const format of ['terminal', 'markdown']) {
      const { text } = await run(`--impact --format ${format}`, url);
      expect(text.split('No impact estimate: ')).toHaveLength(2);
      expect(text.split('the platform answered 404')).toHaveLength(2);
    }
  });

  test('is otherwise the preview without it, and exits alike', async () => {
    const plain = await json('');
    expect(plain).not.toHaveProperty('impact');
    expect(without(await json('--impact'))).toEqual(without(plain));
    expect((await run('--impact --exit-code')).code).toBe(2);
    expect((await run('')).text).not.toContain('estimate');
  });

  test('is saved beside the plan, and an apply of it does not mind', async () => {
    await run('--impact --out plan.json');
    const { code, text } = await runCli(['apply', '--plan', 'plan.json', 'policies.yaml'], { directory, sandbox });
    expect([code, text]).toEqual([0, expect.stringContaining('Applied')]);
  });
});

type Figures = ReturnType<typeof countImpact>['blocked']['newly'];

/** Figures under the names that the plan file has for them. */
const inFile = ({ findings, bySeverity, repositories, topRepositories, topRules }: Figures) => ({
  findings,
  by_severity: bySeverity,
  repositories,
  top_repositories: topRepositories,
  top_rules: topRules,
});
