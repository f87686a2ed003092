import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../files.ts';
import { serveSandbox, stop } from './served.ts';

/** What a preview with impact takes on a platform with many findings: requests, findings read, and how many policies are told in which way. */
const findings = process.argv[2] ?? '1000000';
const policies = 20;

const severities = ['critical', 'high', 'medium', 'low'];
const tags = ['production', 'internet-facing', 'pci', 'payments'];

/** Policies that the platform does not hold; every fifth is about a tag, which no filter of the findings list takes. */
function policy(index: number): object {
  const more =
    index % 5 === 0
      ? { type: 'repository_tag', values: [tags[index % tags.length]] }
      : { type: 'confidence', values: [['high', 'medium', 'low'][index % 3]] };
  return {
    name: `Policy ${index}`,
    slug: `policy-${index}`,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: [severities[index % severities.length]] }, more] },
    actions: [{ type: 'block' }, { type: 'pr_comment' }],
  };
}

type Impact = {
  readonly requests: number;
  readonly findings_read: number;
  readonly bundles: readonly {
    readonly changes: readonly {
      readonly key: { readonly slug: string };
      readonly matched: { readonly kind: string };
    }[];
  }[];
};

const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-impact-'));
const served = await serveSandbox('--seed', `acme:${findings}`, '--db', join(folder, 'platform.db'));
try {
  mkdirSync(join(folder, 'policies'));
  const file = { deployment_slug: 'acme', policies: Array.from({ length: policies }, (_, index) => policy(index)) };
  writeFileSync(join(folder, 'policies', 'all.yaml'), JSON.stringify(file));
  const args = [join(root, 'dist/cli.js'), 'preview', '--impact', '--format', 'json'];
  const env = {
    PATH: process.env['PATH'],
    IFMATCH_BASE_URL: `http://127.0.0.1:${served.port}`,
    IFMATCH_API_TOKEN: served.token,
  };
  const start = performance.now();
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e9 });
  const ms = performance.now() - start;
  const { impact } = JSON.parse(stdout) as { impact: Impact };
  const changes = impact.bundles.flatMap((bundle) => bundle.changes);
  const kinds = Map.groupBy(changes, ({ matched }) => matched.kind);
  console.log(
    `${findings} findings, ${policies} policies created and those of the seed deleted: ${changes.length} changes`,
  );
  console.log(
    `requests ${impact.requests} (12 at most), findings read ${impact.findings_read}, ${(ms / 1000).toFixed(1)} s`,
  );
  console.log([...kinds].map(([kind, all]) => `${kind}: ${all.length}`).join(', '));
  process.exitCode = impact.requests <= 12 ? 0 : 1;
} finally {
  await stop(served);
  rmSync(folder, { recursive: true, force: true });
}
