import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acme, emptyBundles } from '../../../src/sandbox/seed/deployments.ts';
import type { DeploymentSeed } from '../../../src/sandbox/seed/deployments.ts';
import type { Sandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../run-cli.ts';
import { scratch, startPlanted } from './planted-platform.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { difference, type Tally } from './tally.ts';

const slugAt = (index: number): string => `team-${String(index).padStart(3, '0')}`;

const deploymentAt = (index: number): DeploymentSeed => ({
  ...acme,
  id: String(700_000 + index),
  slug: slugAt(index),
  name: `Team ${String(index)}`,
  bundles: emptyBundles,
  projects: { [`${slugAt(index)}/api`]: ['production'] },
  findings: 0,
});

const scope = (slug: string): string => `deployment_slug: ${slug}\n`;
const lists = (rules: string): string => `rulesets: []\nrules: [${rules}]\ndisabled: []\nexceptions: []\n`;

/** Three bundles of a deployment, in files of their own; each declares something that names it. */
function declare(root: string, slug: string): void {
  const folder = join(root, 'policies', slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'remediation.yaml'),
    `${scope(slug)}policies:\n  - name: Of ${slug}\n    slug: of-${slug}\n    filters: { mode: all, conditions: [{ type: severity, values: [low] }] }\n    actions: [{ type: pr_comment }]\n`,
  );
  writeFileSync(join(folder, 'code.yaml'), `${scope(slug)}product: code\n${lists(`python.of.${slug}`)}`);
  writeFileSync(join(folder, 'secrets.yaml'), `${scope(slug)}product: secrets\n${lists(`generic.of.${slug}`)}`);
}

const environment = (sandbox: Sandbox, slugs: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    slugs.map((slug) => [`IFMATCH_API_TOKEN_${slug.toUpperCase().replaceAll('-', '_')}`, sandbox.mintToken(slug)]),
  );

type Bundle = { readonly deployment: { readonly slug: string }; readonly kind: string; readonly product?: string };
type Report = { readonly bundles: readonly Bundle[] };

/** Applies three bundles of each of so many deployments in one run; every answer comes so many milliseconds late. */
export async function applyToMany(count: number, delay: number, tally: Tally): Promise<void> {
  const folder = scratch();
  const slugs = Array.from({ length: count }, (_, index) => slugAt(index));
  const planted = [acme, ...slugs.map((_, index) => deploymentAt(index))].map((one) => ({ ...one, findings: 0 }));
  const sandbox = await startPlanted(join(folder.path, 'platform.db'), planted);
  const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));
  const proxy = await startProxy(sandbox.url, delay === 0 ? {} : { before: wait });
  for (const slug of slugs) declare(folder.path, slug);
  const platform = { url: proxy.url, token: 'none-for-all-of-them' };
  const env = environment(sandbox, slugs);
  const run = (...args: string[]) => runCli(args, { directory: folder.path, sandbox: platform, env });
  const name = `${String(count)} deployments, ${String(delay)} ms late`;
  try {
    const started = performance.now();
    const preview = await run('preview', '--format', 'json');
    const took = performance.now() - started;
    tally.most(`preview of ${name}, ms`, Math.round(took));
    tally.add(`preview of ${name}`, wrongPreview(preview, slugs, proxy) ?? tooLong(took, count, delay));
    if (delay === 0) tally.add(`apply to ${name}`, wrongApply(await run('apply', '--yes'), count, sandbox, proxy));
  } finally {
    await proxy.close();
    await sandbox.close();
    folder.remove();
  }
}

type Ran = Awaited<ReturnType<typeof runCli>>;
const kinds = ['remediation', 'detection/code', 'detection/secrets'];

function wrongPreview({ code, text }: Ran, slugs: readonly string[], { peaks }: Proxy): string | null {
  if (code !== 0) return `exit code ${String(code)}: ${text.slice(0, 500)}`;
  const { bundles } = JSON.parse(text) as Report;
  const wanted = slugs.flatMap((slug) => kinds.map((kind) => `${slug} ${kind}`));
  const order = difference(
    bundles.map(({ deployment, kind, product }) => `${deployment.slug} ${[kind, product].filter(Boolean).join('/')}`),
    wanted,
  );
  if (order !== null) return `order: ${order.slice(0, 500)}`;
  // Each bundle names its deployment, so a change under another one would show.
  const strangers = bundles.filter(
    (one) => !JSON.stringify(one).includes(`of${one.kind === 'remediation' ? '-' : '.'}${one.deployment.slug}`),
  );
  if (strangers.length > 0) return `${String(strangers.length)} bundles hold what is another's`;
  return tooMany(peaks.get('dry run') ?? 0);
}

const tooMany = (most: number): string | null => (most > 8 ? `${String(most)} dry runs at once` : null);

/** Four at a time, first the lists and then the dry runs; as long again is left for a machine that is busy. */
function tooLong(took: number, count: number, delay: number): string | null {
  const turns = Math.ceil(count / 8) + Math.ceil((3 * count) / 8);
  return delay === 0 || took < 2 * turns * delay + 3000
    ? null
    : `${String(Math.round(took))} ms for ${String(turns)} turns`;
}

function wrongApply({ code, text }: Ran, count: number, sandbox: Sandbox, { peaks }: Proxy): string | null {
  if (code !== 0) return `exit code ${String(code)}: ${text.slice(-500)}`;
  const stored = sandbox.log().filter(({ status }) => status === 200);
  if (stored.length !== 3 * count) return `${String(stored.length)} PUTs of ${String(3 * count)}`;
  const distinct = new Set(stored.map((row) => `${row.deployment_id} ${row.kind}`)).size;
  if (distinct !== stored.length) return `${String(distinct)} bundles were written by ${String(stored.length)} PUTs`;
  if ((peaks.get('PUT') ?? 0) > 1) return `${String(peaks.get('PUT'))} PUTs at once`;
  return tooMany(peaks.get('dry run') ?? 0);
}
