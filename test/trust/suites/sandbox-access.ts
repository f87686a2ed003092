import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type OperationId, operations } from '../../../src/generated/operations.ts';
import type { Sandbox } from '../../../src/sandbox/server.ts';
import { type Answer, caller, type Caller } from '../../rig/platform-api.ts';
import { bodies, ids, pathOf, type Slug } from '../../sandbox/requests.ts';
import { scratch, startPlanted } from '../resources/planted-platform.ts';
import { drawn, Tally } from '../resources/tally.ts';
import { canaryOf, marked } from '../sandbox/canaries.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** Somebody who asks; `own` is the deployment that the token belongs to. */
type Holder = { readonly name: string; readonly token: string | null; readonly own: Slug | null };
type Ask = {
  readonly name: string;
  readonly holder: Holder;
  /** The deployment that is asked about. */
  readonly slug: Slug;
  readonly id: OperationId;
  send(): Promise<Answer>;
};

const slugs = Object.keys(ids) as Slug[];
const operationIds = Object.keys(operations) as OperationId[];

const holdersOf = (sandbox: Sandbox): Holder[] => [
  ...slugs.map((own): Holder => ({ name: `a token of ${own}`, token: sandbox.mintToken(own), own })),
  ...slugs.map((own): Holder => ({ name: `a user of ${own}`, token: sandbox.mintUserToken(own), own })),
  { name: 'a token of acme without permission', token: sandbox.mintToken('acme', { webApi: false }), own: null },
  { name: 'a wrong token', token: `${sandbox.token}x`, own: null },
  { name: 'nobody', token: null, own: null },
];

/** What each deployment has that another may name: findings, projects, cursors. */
type Belongings = Readonly<Record<Slug, { issues: number[]; repository: string; project: string; cursor: string }>>;

async function belongingsOf(sandbox: Sandbox, call: Caller): Promise<Belongings> {
  const found = slugs.map(async (slug) => {
    const token = sandbox.mintToken(slug);
    const list = await call('GET', pathOf('listFindings', slug), { token });
    const findings = list.body.findings as { id: number; repository: { name: string } }[];
    const page = await call('POST', pathOf('listDependencies', slug), { token, body: { pageSize: 1 } });
    const owned = {
      issues: findings.map(({ id }) => id),
      repository: findings[0]?.repository.name ?? '',
      project: String(page.body.dependencies[0]?.repositoryId ?? '1'),
      cursor: String(page.body.cursor ?? 'none'),
    };
    return [slug, owned] as const;
  });
  return Object.fromEntries(await Promise.all(found)) as Belongings;
}

/** Every route for every deployment, by every holder. */
function matrix(call: Caller, holders: readonly Holder[], owned: Belongings): Ask[] {
  return holders.flatMap((holder) =>
    slugs.flatMap((slug) =>
      operationIds.map((id): Ask => {
        const path = pathOf(id, slug, { projectId: owned[slug].project, configId: `config-${slug}` });
        const body: unknown = bodies[id];
        const sent = { token: holder.token, ifMatch: 'not a version', ...(body === undefined ? {} : { body }) };
        return {
          name: `${holder.name} asks ${id} of ${slug}`,
          holder,
          slug,
          id,
          send: () => call(operations[id].method, path, sent),
        };
      }),
    ),
  );
}

/** On paths of their own, holders name what belongs to another. */
function crossed(call: Caller, holders: readonly Holder[], owned: Belongings): Ask[] {
  return holders.flatMap((holder) =>
    slugs
      .filter((slug) => holder.own !== null && slug !== holder.own)
      .flatMap((slug) => intrusions(call, holder, holder.own ?? slug, slug, owned)),
  );
}

function intrusions(call: Caller, holder: Holder, own: Slug, slug: Slug, owned: Belongings): Ask[] {
  const { issues, repository, project, cursor } = owned[slug];
  const { token } = holder;
  const repos = `?repos=${encodeURIComponent(repository)}&repository_ids=${project}`;
  const post = (id: OperationId, body: unknown) => () => call('POST', pathOf(id, own), { token, body });
  const ways: readonly (readonly [OperationId, () => Promise<Answer>])[] = [
    ['listFindings', () => call('GET', `${pathOf('listFindings', own)}${repos}`, { token })],
    ['triageFindings', post('triageFindings', { issue_type: 'sast', issue_ids: issues, new_note: 'mine' })],
    ['triageFindings', post('triageFindings', { issue_type: 'sast', repos: [repository], new_note: 'mine' })],
    ['listDependencies', post('listDependencies', { deploymentId: ids[slug] })],
    ['listDependencies', post('listDependencies', { dependencyFilter: { repositoryId: [Number(project)] } })],
    ['listDependencies', post('listDependencies', { cursor, pageSize: 1 })],
    ['searchIssues', post('searchIssues', { deploymentId: ids[slug] })],
    ['searchIssues', post('searchIssues', { filter: { ids: issues.map(String), repositoryNames: [repository] } })],
    ['reportBacklogByRule', post('reportBacklogByRule', { filters: { projectIds: [project] } })],
    ['reportGuardrailsActivity', post('reportGuardrailsActivity', { filters: { projects: [repository] } })],
    ['getResolutionConfigs', () => call('GET', pathOf('getResolutionConfigs', own, { projectId: project }), { token })],
    [
      'listScmSubscriptions',
      () => call('GET', pathOf('listScmSubscriptions', own, { configId: `config-${slug}` }), { token }),
    ],
    [
      'createNotificationWebhook',
      post('createNotificationWebhook', { deploymentId: ids[slug], name: 'x', url: 'https://x.example' }),
    ],
  ];
  return ways.map(([id, send], at): Ask => ({
    name: `${holder.name} names what is ${slug}'s to ${id} (${String(at)})`,
    holder,
    slug: own,
    id,
    send,
  }));
}

/** Whose canaries stand in an answer. */
function leaksIn(answer: Answer, holder: Holder, seed: number): Slug[] {
  const text = JSON.stringify([answer.headers, answer.body]);
  return slugs.filter((slug) => slug !== holder.own && text.includes(canaryOf(slug, seed)));
}

/** All that the database holds of a deployment's state: what no stranger's request may change. */
function stateOf(file: string, slug: Slug): string {
  const db = new DatabaseSync(file, { readOnly: true });
  const hash = createHash('sha256');
  for (const sql of [
    'SELECT * FROM bundles WHERE deployment_id = :id',
    'SELECT * FROM notification_webhooks WHERE deployment_id = :id',
    'SELECT * FROM triages WHERE deployment_id = :id',
    'SELECT * FROM applies WHERE deployment_id = :id',
    'SELECT f.* FROM findings AS f JOIN finding_sets AS s ON s.id = f.set_id WHERE s.deployment_id = :id ORDER BY f.id',
  ])
    hash.update(JSON.stringify(db.prepare(sql).all({ id: ids[slug] })));
  db.close();
  return hash.digest('hex');
}

const isOpenToAll = (id: OperationId): boolean => operations[id].security.length === 0;

async function run({ seed, cases }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const folder = scratch();
  const file = join(folder.path, 'platform.db');
  const sandbox = await startPlanted(file, marked(seed));
  try {
    const call = caller(sandbox);
    const owned = await belongingsOf(sandbox, call);
    const holders = holdersOf(sandbox);
    const asks = drawn([...matrix(call, holders, owned), ...crossed(call, holders, owned)], cases, seed);
    for (const own of [...slugs, null]) await askAs(own, asks, { file, seed, tally });
    // Without this a scan for the wrong texts would pass too.
    const { 'own data seen': seen = 0 } = tally.figures().figures;
    if (seen === 0) tally.add('the scan', 'no holder saw a canary of their own');
    return tally.figures({ 'holders of tokens': holders.length, routes: operationIds.length });
  } finally {
    await sandbox.close();
    folder.remove();
  }
}

/** All that the holders of one deployment ask; afterwards nothing of the others may have changed. */
async function askAs(
  own: Slug | null,
  asks: readonly Ask[],
  { file, seed, tally }: { file: string; seed: number; tally: Tally },
): Promise<void> {
  const others = slugs.filter((slug) => slug !== own);
  const before = others.map((slug) => stateOf(file, slug));
  for (const ask of asks.filter(({ holder }) => holder.own === own)) {
    const answer = await ask.send();
    const leaks = leaksIn(answer, ask.holder, seed);
    tally.count('leaks', leaks.length);
    if (own !== null && JSON.stringify(answer.body).includes(canaryOf(own, seed))) tally.count('own data seen');
    tally.add(ask.name, wrongIn(ask, answer, leaks));
  }
  const changed = others.filter((slug, at) => stateOf(file, slug) !== before[at]);
  if (changed.length > 0) tally.add(`the holders of ${own ?? 'nothing'}`, `changed ${changed.join(', ')}`);
}

function wrongIn({ holder, slug, id }: Ask, { status, body }: Answer, leaks: readonly Slug[]): string | null {
  if (leaks.length > 0) return `shows what is ${leaks.join(', ')}'s`;
  if (status >= 500) return `answers ${String(status)}: ${JSON.stringify(body)}`;
  const isStranger = holder.own !== slug && !isOpenToAll(id) && (id !== 'listDeployments' || holder.own === null);
  return isStranger && status !== 404 && status !== 401 ? `answers a stranger with ${String(status)}` : null;
}

const holders = 2 * slugs.length + 3;
const full = holders * slugs.length * operationIds.length + 2 * slugs.length * (slugs.length - 1) * 13;

export const suite: TrustSuite = {
  name: 'sandbox-access',
  threat: 'Sandbox: data of another deployment, a wrong token',
  claim: 'no token reads or changes anything of another deployment, on any route',
  cases: { full, quick: full },
  run,
};
