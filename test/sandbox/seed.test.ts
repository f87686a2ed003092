import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { issueTypes, policyModes } from '../../src/sandbox/findings/filters.ts';
import { anchor, beginning } from '../../src/sandbox/seed/random.ts';
import { acmeRemediation } from '../../src/sandbox/seed/acme.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { type Json, temporaryFolder } from './harness.ts';

type Ask = (sql: string) => Json[];

/** Looks into a database that was planted from a seed. */
async function planted<Result>(seed: string, see: (ask: Ask) => Result): Promise<Result> {
  const db = join(temporaryFolder(), 'platform.db');
  await (await startSandbox({ db, seed })).close();
  return look(db, see);
}

function look<Result>(db: string, see: (ask: Ask) => Result): Result {
  const database = new DatabaseSync(db, { readOnly: true });
  try {
    return see((sql) =>
      database
        .prepare(sql)
        .all()
        .map((row) => ({ ...row })),
    );
  } finally {
    database.close();
  }
}

const tables = (ask: Ask): string[] =>
  ask("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").map(
    ({ name }) => name,
  );
/** All rows but the tokens, which are secret and other ones at each start. */
const allRows = (ask: Ask) =>
  tables(ask)
    .filter((name) => name !== 'tokens' && name !== 'signing_key')
    .map((name) => [name, ask(`SELECT * FROM "${name}"`)]);

const findingsOf = (ask: Ask, slug: string): number =>
  ask(`SELECT count(*) AS n FROM findings JOIN finding_sets ON finding_sets.id = set_id
    JOIN deployments ON deployments.id = deployment_id WHERE slug = '${slug}'`)[0].n;
const one = (ask: Ask, sql: string): number => Object.values(ask(sql)[0])[0] as number;

describe('a seed', () => {
  test('gives the same rows each time', async () => {
    const first = await planted('acme:500', allRows);
    expect(await planted('acme:500', allRows)).toEqual(first);
    expect(first.length).toBeGreaterThan(20);
  });

  test.for([
    ['acme', 2000],
    ['acme:0', 0],
    ['acme:1', 1],
    ['acme:777', 777],
    ['acme:12345', 12_345],
    ['empty', 0],
  ] as const)('%s gives acme %i findings', async ([seed, count]) => {
    const others = seed === 'empty' ? [0, 0, 0] : [30, 30, 5];
    const counts = (ask: Ask) => ['acme', 'globex', 'initech', 'hooli'].map((slug) => findingsOf(ask, slug));
    expect(await planted(seed, counts)).toEqual([count, ...others]);
  });
});

describe('the findings of acme', () => {
  test('are of all issue types, most of them in code', async () => {
    const rows = await planted('acme', (ask) =>
      ask(`SELECT issue_type, count(*) AS n FROM findings JOIN finding_sets ON finding_sets.id = set_id
        WHERE deployment_id = '1234' GROUP BY issue_type ORDER BY issue_type`),
    );
    const shares = Object.fromEntries(rows.map(({ issue_type, n }) => [issueTypes[issue_type], n / 2000]));
    const wanted = { sast: 0.6, sca: 0.25, secrets: 0.08, ai_sast: 0.05, research: 0.02 };
    for (const [type, share] of Object.entries(wanted)) expect(Math.abs(shares[type]! - share)).toBeLessThan(0.035);
  });
});

describe('the history', () => {
  test('lasts 18 months, and ids rise with it', async () => {
    await planted('acme', (ask) => {
      const times = ask('SELECT created_at AS at FROM findings WHERE id <= 2000 ORDER BY id').map(
        ({ at }) => at as number,
      );
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(beginning);
      expect(times[0]).toBeLessThan(beginning + 86_400_000 * 7);
      expect(times.at(-1)).toBeGreaterThan(anchor - 86_400_000 * 7);
      expect(
        one(ask, 'SELECT max(max(state_updated_at), max(ifnull(triaged_at, 0)), max(relevant_since)) FROM findings'),
      ).toBeLessThan(anchor);
    });
  });
});

describe('policies', () => {
  test('that block internet-facing services block all their critical and high findings', async () => {
    await planted('acme', (ask) => {
      const facing = ask(`SELECT policy_mode, slug FROM findings f JOIN rules r ON r.id = rule_id
        JOIN repository_tags t ON t.repository_id = f.repository_id LEFT JOIN sourcing_policies p ON p.id = policy_id
        WHERE tag = 'internet-facing' AND severity >= 2`);
      expect(facing.length).toBeGreaterThan(50);
      for (const { policy_mode, slug } of facing) {
        expect(policyModes[policy_mode]).toBe('block');
        expect(slug).toMatch(/^block-/);
      }
    });
  });

  test('are sourced with the mode of their actions, and never an inactive one', async () => {
    await planted('acme', (ask) => {
      const used = ask(`SELECT DISTINCT slug, policy_mode FROM findings JOIN sourcing_policies p ON p.id = policy_id
        WHERE deployment_id = '1234'`);
      expect(used.length).toBeGreaterThan(6);
      for (const { slug, policy_mode } of used) {
        const policy = acmeRemediation.find((candidate) => candidate.slug === slug);
        const types = policy?.actions.map(({ type }) => type) ?? [];
        expect(types.includes('block')).toBe(policyModes[policy_mode] === 'block');
        expect(types.includes('pr_comment')).toBe(policyModes[policy_mode] !== 'monitor');
        expect(policy?.active).not.toBe(false);
      }
    });
  });
});

describe('what surrounds the findings', () => {
  test('has dependencies in each repository', async () => {
    await planted('acme', (ask) => {
      const counts = ask('SELECT count(*) AS n FROM dependencies GROUP BY repository_id').map(({ n }) => n as number);
      expect(counts.length).toBe(one(ask, 'SELECT count(*) FROM repositories'));
      expect(Math.min(...counts)).toBeGreaterThan(8);
      expect(Math.max(...counts)).toBeLessThan(70);
    });
  });
});
