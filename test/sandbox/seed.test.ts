import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  exposures,
  issueTypes,
  policyModes,
  states,
  statuses,
  stillHolds,
  triageStates,
} from '../../src/sandbox/findings/filters.ts';
import { anchor, beginning } from '../../src/sandbox/seed/random.ts';
import { acmeRemediation } from '../../src/sandbox/seed/acme.ts';
import { findingIndices } from '../../src/sandbox/store/schema.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { type Json, open, remediationPath, temporaryFolder } from './harness.ts';

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

  test('of another size leaves the other deployments as they are', async () => {
    const others = (ask: Ask) =>
      ask(`SELECT created_at, rules.name, status, line FROM findings JOIN rules ON rules.id = rule_id
        JOIN finding_sets ON finding_sets.id = set_id WHERE finding_sets.deployment_id <> '1234' ORDER BY findings.id`);
    expect(await planted('acme:10', others)).toEqual(await planted('acme:300', others));
  });

  test.for(['acme:', 'acme:-1', 'acme:1e3', 'acme:5000001', 'acme:0x10', 'acme: 5', 'acme:99999999999999999999'])(
    '%s is not a number of findings',
    async (seed) => {
      await expect(startSandbox({ seed })).rejects.toThrow(
        /is not a number of findings\. Give a whole number from 0 to 5000000, as in acme:100000\.$/,
      );
    },
  );

  test('without findings takes no number', async () => {
    await expect(startSandbox({ seed: 'empty:5' })).rejects.toThrow(
      'Only acme takes a number of findings. Leave ":5" out.',
    );
    await expect(startSandbox({ seed: 'nowhere:5' })).rejects.toThrow(/^There is no seed "nowhere"\./);
  });

  test('tells how far it is', async () => {
    const told: [number, number][] = [];
    const sandbox = await startSandbox({ seed: 'acme:1000', onProgress: (...both) => told.push(both) });
    await sandbox.close();
    expect(told.at(-1)).toEqual([1065, 1065]);
    expect(told.length).toBeLessThanOrEqual(100);
    expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
  });

  test('too large for memory is served from a private file', async () => {
    const { call } = await open({ seed: 'acme:50001' });
    expect((await call('GET', remediationPath)).status).toBe(200);
  });

  test('that ends early leaves a new file, which the next start fills', async () => {
    const db = join(temporaryFolder(), 'platform.db');
    const onProgress = (): never => {
      throw new Error('stopped');
    };
    await expect(startSandbox({ db, seed: 'acme:100', onProgress })).rejects.toThrow(/stopped/);
    await (await startSandbox({ db, seed: 'acme:50' })).close();
    expect(look(db, (ask) => findingsOf(ask, 'acme'))).toBe(50);
  });

  test('that is killed when half of it is on the disk leaves nothing of it', async () => {
    const db = join(temporaryFolder(), 'platform.db');
    const program = `
      import { startSandbox } from ${JSON.stringify(new URL('../../src/sandbox/server.ts', import.meta.url).href)};
      const onProgress = (done, total) => done * 10 > total * 9 && process.kill(process.pid, 'SIGKILL');
      await startSandbox({ db: process.argv[1], seed: 'acme:280000', onProgress });`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', program, db]);
    expect(signal).toBe('SIGKILL');
    expect(statSync(db).size).toBeGreaterThan(1_000_000);
    await (await startSandbox({ db, seed: 'acme:50' })).close();
    expect(look(db, (ask) => [findingsOf(ask, 'acme'), ask('PRAGMA integrity_check')])).toEqual([
      50,
      [{ integrity_check: 'ok' }],
    ]);
  });

  test('keeps to every reference, and makes the indices', async () => {
    await planted('acme', (ask) => {
      expect(ask('PRAGMA foreign_key_check')).toEqual([]);
      expect(ask('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(ask("SELECT name FROM sqlite_schema WHERE name LIKE 'findings_by_%'")).toHaveLength(
        findingIndices.match(/CREATE INDEX/g)!.length,
      );
    });
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

  test('lie in few repositories, and come from few rules', async () => {
    await planted('acme:20000', (ask) => {
      const counts = (column: string) =>
        ask(`SELECT count(*) AS n FROM findings GROUP BY ${column} ORDER BY n DESC`).map(({ n }) => n as number);
      const top = (all: number[]) => all.slice(0, Math.ceil(all.length / 10)).reduce((sum, n) => sum + n, 0) / 20_000;
      expect(counts('repository_id').length).toBeGreaterThan(150);
      expect(top(counts('repository_id'))).toBeGreaterThan(0.45);
      expect(counts('rule_id').length).toBeGreaterThan(150);
      expect(top(counts('rule_id'))).toBeGreaterThan(0.4);
    });
  });

  test('are in the tables of their kind, with what only that kind has', async () => {
    await planted('acme', (ask) => {
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f JOIN finding_sets s ON s.id = set_id JOIN rules r ON r.id = rule_id WHERE r.issue_type <> s.issue_type',
        ),
      ).toBe(0);
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f JOIN finding_sets s ON s.id = set_id WHERE (s.issue_type = 1) <> (package_id IS NOT NULL)',
        ),
      ).toBe(0);
      expect(one(ask, `SELECT max(exposure) FROM findings`)).toBeLessThan(exposures.length);
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f JOIN finding_sets s ON s.id = set_id WHERE (s.issue_type = 3) <> (validation_state IS NOT NULL)',
        ),
      ).toBe(0);
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f WHERE package_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM dependencies d WHERE d.repository_id = f.repository_id AND d.package_id = f.package_id AND d.transitivity = f.transitivity)',
        ),
      ).toBe(0);
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f JOIN rules r ON r.id = rule_id JOIN finding_sets s ON s.id = set_id WHERE r.deployment_id <> s.deployment_id',
        ),
      ).toBe(0);
      expect(
        one(
          ask,
          'SELECT count(*) FROM findings f JOIN repositories r ON r.id = repository_id JOIN finding_sets s ON s.id = set_id WHERE r.deployment_id <> s.deployment_id',
        ),
      ).toBe(0);
    });
  });

  test('have the same fingerprint only on several branches of one repository', async () => {
    await planted('acme', (ask) => {
      const groups =
        ask(`SELECT count(*) AS n, count(DISTINCT ref_id) AS refs, count(DISTINCT repository_id) AS repositories,
        count(DISTINCT rule_id) AS rules, count(DISTINCT file_id) AS files, count(DISTINCT line) AS lines
        FROM findings WHERE id <= 2000 GROUP BY fingerprint HAVING n > 1`);
      for (const { n, refs, repositories, rules, files, lines } of groups) {
        expect([refs, repositories, rules, files, lines]).toEqual([n, 1, 1, 1, 1]);
      }
      const siblings = groups.reduce((sum, { n }) => sum + n - 1, 0);
      expect(siblings).toBeGreaterThan(100);
      expect(siblings).toBeLessThan(220);
    });
  });

  test('are mostly on primary branches', async () => {
    const share = await planted('acme', (ask) =>
      one(ask, 'SELECT avg(is_primary) FROM findings JOIN refs ON refs.id = ref_id'),
    );
    expect(Math.abs(share - 0.8)).toBeLessThan(0.06);
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

  test('of each finding has no gap, and ends where the finding stands', async () => {
    await planted('acme', (ask) => {
      const intervals = ask('SELECT * FROM finding_history ORDER BY finding_id, since');
      const byFinding = Map.groupBy(intervals, ({ finding_id }) => finding_id as number);
      for (const finding of ask('SELECT * FROM findings')) {
        const own = byFinding.get(finding.id) ?? [];
        expect(own[0].since).toBe(finding.created_at);
        expect(own.at(-1)).toMatchObject({ until: stillHolds, status: finding.status });
        for (const [index, next] of own.slice(1).entries()) {
          expect(own[index].until).toBe(next.since);
          expect(own[index].status).not.toBe(next.status);
          expect(next.since).toBeGreaterThan(own[index].since);
        }
        expect(finding.relevant_since).toBeGreaterThanOrEqual(finding.created_at);
        expect(finding.state_updated_at).toBeGreaterThanOrEqual(finding.relevant_since);
        expect(finding.triaged_at === null).toBe(finding.triage_state === 0);
        expect(finding.triage_reason !== null).toBe(triageStates[finding.triage_state] === 'ignored');
      }
    });
  });

  test('has every state and status, and few that were removed', async () => {
    await planted('acme', (ask) => {
      const seen = (column: string) =>
        new Set(ask(`SELECT DISTINCT ${column} AS code FROM findings`).map(({ code }) => code));
      expect(seen('state').size).toBe(states.length);
      expect(seen('triage_state').size).toBe(triageStates.length);
      expect(seen('status').size).toBe(statuses.length);
      const removed = one(ask, `SELECT count(*) FROM findings WHERE state = ${String(codeOf(states, 'removed'))}`);
      expect(removed).toBeGreaterThan(2);
      expect(removed).toBeLessThan(60);
      expect(one(ask, 'SELECT count(*) FROM findings WHERE relevant_since > created_at')).toBeGreaterThan(20);
      expect(one(ask, 'SELECT count(*) FROM finding_notes')).toBeGreaterThan(100);
    });
  });

  test('lets branches of the same finding share what people decided', async () => {
    const apart = await planted('acme', (ask) =>
      one(
        ask,
        `SELECT count(*) FROM findings a JOIN findings b ON a.repository_id = b.repository_id AND a.fingerprint = b.fingerprint
         WHERE a.triage_state <> b.triage_state OR a.triage_reason IS NOT b.triage_reason`,
      ),
    );
    expect(apart).toBe(0);
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

  test('of a deployment on the legacy model are boards, and no policy is named', async () => {
    await planted('acme', (ask) => {
      expect(
        one(
          ask,
          `SELECT count(*) FROM findings JOIN finding_sets s ON s.id = set_id
        WHERE deployment_id = '2345' AND policy_id IS NOT NULL`,
        ),
      ).toBe(0);
      const boards = ask(
        "SELECT product_type, sum(is_default) AS defaults FROM legacy_policies WHERE deployment_id = '2345' GROUP BY product_type",
      );
      expect(boards).toEqual([
        { product_type: 'PRODUCT_TYPE_SAST', defaults: 1 },
        { product_type: 'PRODUCT_TYPE_SECRETS', defaults: 1 },
      ]);
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

  test('has the rules that the bundles name, and categories in the words of the vocabulary', async () => {
    await planted('acme', (ask) => {
      const missing = ask(
        "SELECT item FROM detection_items WHERE list <> 'rulesets' AND item NOT IN (SELECT name FROM rules)",
      );
      expect(missing).toEqual([]);
      const categories = new Set(ask('SELECT DISTINCT category FROM rule_categories').map(({ category }) => category));
      for (const { value } of ask("SELECT value FROM condition_values WHERE type = 'vulnerability_class'")) {
        expect(categories).toContain(value);
      }
    });
  });

  test('has subscriptions and resolution configs', async () => {
    await planted('acme', (ask) => {
      expect(ask('SELECT DISTINCT config_id FROM scm_subscriptions').map(({ config_id }) => config_id)).toEqual([
        'github-cloud',
        'gitlab-onprem',
      ]);
      expect(one(ask, 'SELECT count(DISTINCT repository_id) FROM resolution_configs')).toBe(2);
    });
  });
});
