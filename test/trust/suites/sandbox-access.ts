import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type OperationId, operations } from '../../../src/generated/operations.ts';
import type { Sandbox } from '../../../src/sandbox/server.ts';
import { type ApiResponse, caller, type Caller } from '../../rig/platform-api.ts';
import { bodies, ids, pathOf, type Slug } from '../../sandbox/requests.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { startSandboxWith } from '../resources/seeded-sandbox.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import { canaryOf, deploymentsWithCanaries } from '../sandbox/canaries.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';

/** A client of the sandbox. `ownSlug` is the deployment of its token. */
type Holder = { readonly name: string; readonly token: string | null; readonly ownSlug: Slug | null };
type AccessAttempt = {
  readonly name: string;
  readonly holder: Holder;
  /** The deployment in the request. */
  readonly slug: Slug;
  readonly id: OperationId;
  send(): Promise<ApiResponse>;
};

const slugs = Object.keys(ids) as Slug[];
const operationIds = Object.keys(operations) as OperationId[];

const holdersOf = (sandbox: Sandbox): Holder[] => [
  ...slugs.map((ownSlug): Holder => ({
    name: `a token of ${ownSlug}`,
    token: sandbox.mintToken(ownSlug),
    ownSlug,
  })),
  ...slugs.map((ownSlug): Holder => ({
    name: `a user of ${ownSlug}`,
    token: sandbox.mintUserToken(ownSlug),
    ownSlug,
  })),
  { name: 'a token of acme without permission', token: sandbox.mintToken('acme', { webApi: false }), ownSlug: null },
  { name: 'a wrong token', token: `${sandbox.token}x`, ownSlug: null },
  { name: 'nobody', token: null, ownSlug: null },
];

/** Ids of each deployment that clients of others may use in requests: findings, projects, cursors. */
type Belongings = Readonly<Record<Slug, { issues: number[]; repository: string; project: string; cursor: string }>>;

async function readBelongings(sandbox: Sandbox, call: Caller): Promise<Belongings> {
  const pending = slugs.map(async (slug) => {
    const token = sandbox.mintToken(slug);
    const list = await call('GET', pathOf('listFindings', slug), { token });
    const findings = list.body.findings as { id: number; repository: { name: string } }[];
    const page = await call('POST', pathOf('listDependencies', slug), { token, body: { pageSize: 1 } });
    const belongings = {
      issues: findings.map(({ id }) => id),
      repository: findings[0]?.repository.name ?? '',
      project: String(page.body.dependencies[0]?.repositoryId ?? '1'),
      cursor: String(page.body.cursor ?? 'none'),
    };
    return [slug, belongings] as const;
  });
  return Object.fromEntries(await Promise.all(pending)) as Belongings;
}

/** Every holder sends a request to every route of every deployment. */
function directAttempts(call: Caller, holders: readonly Holder[], belongings: Belongings): AccessAttempt[] {
  return holders.flatMap((holder) =>
    slugs.flatMap((slug) =>
      operationIds.map((id): AccessAttempt => {
        const path = pathOf(id, slug, { projectId: belongings[slug].project, configId: `config-${slug}` });
        const body: unknown = bodies[id];
        const requestOptions = {
          token: holder.token,
          ifMatch: 'not a version',
          ...(body === undefined ? {} : { body }),
        };
        return {
          name: `${holder.name} asks ${id} of ${slug}`,
          holder,
          slug,
          id,
          send: () => call(operations[id].method, path, requestOptions),
        };
      }),
    ),
  );
}

/** Holders send requests to their own deployment, with ids that belong to another one. */
function crossAttempts(call: Caller, holders: readonly Holder[], belongings: Belongings): AccessAttempt[] {
  return holders.flatMap((holder) =>
    slugs
      .filter((slug) => holder.ownSlug !== null && slug !== holder.ownSlug)
      .flatMap((slug) => crossAttemptsOf(call, holder, holder.ownSlug ?? slug, slug, belongings)),
  );
}

function crossAttemptsOf(
  call: Caller,
  holder: Holder,
  ownSlug: Slug,
  slug: Slug,
  belongings: Belongings,
): AccessAttempt[] {
  const { issues, repository, project, cursor } = belongings[slug];
  const { token } = holder;
  const repos = `?repos=${encodeURIComponent(repository)}&repository_ids=${project}`;
  const post = (id: OperationId, body: unknown) => () => call('POST', pathOf(id, ownSlug), { token, body });
  const requests: readonly (readonly [OperationId, () => Promise<ApiResponse>])[] = [
    ['listFindings', () => call('GET', `${pathOf('listFindings', ownSlug)}${repos}`, { token })],
    ['triageFindings', post('triageFindings', { issue_type: 'sast', issue_ids: issues, new_note: 'mine' })],
    ['triageFindings', post('triageFindings', { issue_type: 'sast', repos: [repository], new_note: 'mine' })],
    ['listDependencies', post('listDependencies', { deploymentId: ids[slug] })],
    ['listDependencies', post('listDependencies', { dependencyFilter: { repositoryId: [Number(project)] } })],
    ['listDependencies', post('listDependencies', { cursor, pageSize: 1 })],
    ['searchIssues', post('searchIssues', { deploymentId: ids[slug] })],
    ['searchIssues', post('searchIssues', { filter: { ids: issues.map(String), repositoryNames: [repository] } })],
    ['reportBacklogByRule', post('reportBacklogByRule', { filters: { projectIds: [project] } })],
    ['reportGuardrailsActivity', post('reportGuardrailsActivity', { filters: { projects: [repository] } })],
    [
      'getResolutionConfigs',
      () => call('GET', pathOf('getResolutionConfigs', ownSlug, { projectId: project }), { token }),
    ],
    [
      'listScmSubscriptions',
      () => call('GET', pathOf('listScmSubscriptions', ownSlug, { configId: `config-${slug}` }), { token }),
    ],
    [
      'createNotificationWebhook',
      post('createNotificationWebhook', { deploymentId: ids[slug], name: 'x', url: 'https://x.example' }),
    ],
  ];
  return requests.map(([id, send], index): AccessAttempt => ({
    name: `${holder.name} names what is ${slug}'s to ${id} (${String(index)})`,
    holder,
    slug: ownSlug,
    id,
    send,
  }));
}

/** Returns the other deployments whose canaries are in a response. */
function findLeaks(response: ApiResponse, holder: Holder, seed: number): Slug[] {
  const text = JSON.stringify([response.headers, response.body]);
  return slugs.filter((slug) => slug !== holder.ownSlug && text.includes(canaryOf(slug, seed)));
}

/** A hash of all state of a deployment in the database, which requests of others must not change. */
function hashState(file: string, slug: Slug): string {
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
  const folder = createScratchFolder();
  const file = join(folder.path, 'platform.db');
  const sandbox = await startSandboxWith(file, deploymentsWithCanaries(seed));
  try {
    const call = caller(sandbox);
    const belongings = await readBelongings(sandbox, call);
    const holders = holdersOf(sandbox);
    const attempts = drawSample(
      [...directAttempts(call, holders, belongings), ...crossAttempts(call, holders, belongings)],
      cases,
      seed,
    );
    for (const ownSlug of [...slugs, null]) await attemptAs(ownSlug, attempts, { file, seed, tally });
    // If no canary is ever found, the search proves nothing.
    const { 'own data seen': ownDataCount = 0 } = tally.figures().figures;
    if (ownDataCount === 0) tally.add('the scan', 'no holder saw a canary of their own');
    return tally.figures({ 'holders of tokens': holders.length, routes: operationIds.length });
  } finally {
    await sandbox.close();
    folder.remove();
  }
}

/** Sends all requests of the holders of one deployment. Afterwards the state of the others must be unchanged. */
async function attemptAs(
  ownSlug: Slug | null,
  attempts: readonly AccessAttempt[],
  { file, seed, tally }: { file: string; seed: number; tally: Tally },
): Promise<void> {
  const others = slugs.filter((slug) => slug !== ownSlug);
  const before = others.map((slug) => hashState(file, slug));
  for (const attempt of attempts.filter(({ holder }) => holder.ownSlug === ownSlug)) {
    const response = await attempt.send();
    const leaks = findLeaks(response, attempt.holder, seed);
    tally.count('leaks', leaks.length);
    if (ownSlug !== null && JSON.stringify(response.body).includes(canaryOf(ownSlug, seed)))
      tally.count('own data seen');
    tally.add(attempt.name, findAccessError(attempt, response, leaks));
  }
  const changed = others.filter((slug, index) => hashState(file, slug) !== before[index]);
  if (changed.length > 0) tally.add(`the holders of ${ownSlug ?? 'nothing'}`, `changed ${changed.join(', ')}`);
}

function findAccessError(
  { holder, slug, id }: AccessAttempt,
  { status, body }: ApiResponse,
  leaks: readonly Slug[],
): string | null {
  if (leaks.length > 0) return `shows what is ${leaks.join(', ')}'s`;
  if (status >= 500) return `answers ${String(status)}: ${JSON.stringify(body)}`;
  const isStranger =
    holder.ownSlug !== slug && !isOpenToAll(id) && (id !== 'listDeployments' || holder.ownSlug === null);
  return isStranger && status !== 404 && status !== 401 ? `answers a stranger with ${String(status)}` : null;
}

const holderCount = 2 * slugs.length + 3;
const attemptCount = holderCount * slugs.length * operationIds.length + 2 * slugs.length * (slugs.length - 1) * 13;

export const suite: TrustSuite = {
  name: 'sandbox-access',
  threat: 'Sandbox: data of another deployment, a wrong token',
  claim: 'no token reads or changes anything of another deployment, on any route',
  cases: { full: attemptCount, quick: attemptCount },
  run,
};
