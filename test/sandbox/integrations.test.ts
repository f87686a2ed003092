import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Platform } from '../../src/sandbox/bundles.ts';
import { Fault } from '../../src/sandbox/fault.ts';
import {
  legacyPolicyHandlers,
  notificationWebhookHandlers,
  patternFixHandlers,
  scmSubscriptionHandlers,
} from '../../src/sandbox/handlers.ts';
import { resolutionConfigHandlers } from '../../src/sandbox/dependencies.ts';
import { type Location, openDatabase } from '../../src/sandbox/store/database.ts';
import { signingKeyOf } from '../../src/sandbox/store/dependencies.ts';
import { openStore } from '../../src/sandbox/store/store.ts';
import { verifyJwt } from '../../src/sandbox/http/access.ts';
import { type Json, temporaryFolder } from './harness.ts';

const legacy = { id: '2345', slug: 'globex', name: 'Globex', migrated: 0 };
const migrated = { id: '9007199254740993', slug: 'hooli', name: 'Hooli', migrated: 1 };

/** Both deployments with a repository and the small resources; what they are called with follows. */
function makeWorld(location: Location = 'memory') {
  const db = openDatabase(location, () => undefined);
  const store = openStore(db);
  const platform: Platform = { store, quirks: new Set() };
  for (const deployment of [legacy, migrated]) {
    store.insert('deployments', 'id, slug, name, migrated')(
      deployment.id,
      deployment.slug,
      deployment.name,
      deployment.migrated,
    );
    store.insert('legacy_policies', 'deployment_id, name, slug, product_type, is_default')(
      deployment.id,
      'Block',
      'rule-board-block',
      'PRODUCT_TYPE_SAST',
      1,
    );
    store.insert('legacy_policies', 'deployment_id, name, slug, product_type, is_default')(
      deployment.id,
      'Secrets',
      'secrets',
      'PRODUCT_TYPE_SECRETS',
      0,
    );
  }
  store.insert('repositories', 'id, deployment_id, name, team, visibility, archived')(
    1,
    legacy.id,
    'globex/a',
    null,
    0,
    0,
  );
  store.insert('repositories', 'id, deployment_id, name, team, visibility, archived')(
    2,
    legacy.id,
    'globex/b',
    null,
    0,
    1,
  );
  store.insert('repositories', 'id, deployment_id, name, team, visibility, archived')(
    3,
    migrated.id,
    'hooli/a',
    null,
    0,
    0,
  );
  store.insert('resolution_configs', 'repository_id, subproject_id, config')(1, 'web', '{"manager":"npm"}');
  store.insert('resolution_configs', 'repository_id, subproject_id, config')(1, '__proto__', '{"manager":"pip"}');
  store.insert('resolution_configs', 'repository_id, subproject_id, config')(3, 'api', '{}');
  store.insert('scm_subscriptions', 'deployment_id, config_id, scm_url, events')(
    legacy.id,
    '77',
    'https://scm.example/a',
    '["push","pull_request"]',
  );
  store.insert('scm_subscriptions', 'deployment_id, config_id, scm_url, events')(
    legacy.id,
    '77',
    'https://scm.example/b',
    '[]',
  );
  store.insert('scm_subscriptions', 'deployment_id, config_id, scm_url, events')(
    migrated.id,
    '88',
    'https://scm.example/c',
    '["push"]',
  );
  const call = (deployment: typeof legacy, path: Json = {}, body: Json = null): Json => ({
    platform,
    deployment,
    path,
    query: {},
    body,
    ifMatch: undefined,
  });
  return { db, store, call };
}

function refusalOf(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

test('the legacy policies of a deployment that was not migrated are listed', () => {
  const { call } = makeWorld();
  expect(legacyPolicyHandlers.listLegacyPolicies(call(legacy))).toEqual({
    policies: [
      { id: '1', name: 'Block', slug: 'rule-board-block', productType: 'PRODUCT_TYPE_SAST', isDefault: true },
      { id: '2', name: 'Secrets', slug: 'secrets', productType: 'PRODUCT_TYPE_SECRETS', isDefault: false },
    ],
  });
});

test('the legacy policies are gone once a deployment is migrated', () => {
  const { call } = makeWorld();
  const { status, facts } = refusalOf(() => legacyPolicyHandlers.listLegacyPolicies(call(migrated)));
  expect([status, facts.code]).toEqual([410, 'DEPLOYMENT_MIGRATED']);
});

test('the subscriptions of a configuration are listed', () => {
  const { call } = makeWorld();
  expect(scmSubscriptionHandlers.listScmSubscriptions(call(legacy, { configId: '77' }))).toEqual({
    deploymentId: legacy.id,
    configId: '77',
    subscriptions: [
      { scmUrl: 'https://scm.example/a', events: ['push', 'pull_request'] },
      { scmUrl: 'https://scm.example/b', events: [] },
    ],
  });
});

test.each(['88', '78', '', '077', ' 77'])('the configuration "%s" does not exist for this deployment', (configId) => {
  const { call } = makeWorld();
  expect(refusalOf(() => scmSubscriptionHandlers.listScmSubscriptions(call(legacy, { configId }))).status).toBe(404);
});

const configsOf = (project: string): Json => {
  const { call } = makeWorld();
  return resolutionConfigHandlers.getResolutionConfigs(call(legacy, { projectId: project })).resolutionConfigs
    ?.perSubproject;
};

test('the resolution of a project is answered by subproject', () => {
  expect(Object.entries(configsOf('1'))).toEqual([
    ['__proto__', { manager: 'pip' }],
    ['web', { manager: 'npm' }],
  ]);
});

test('a project without configurations has none', () => {
  expect(configsOf('2')).toEqual({});
});

test.each(['3', '4', '0', '-1', '01', '1.0', '1e0', ' 1', '9007199254740993', '9'.repeat(30), 'globex/a', ''])(
  'the project "%s" does not exist for this deployment',
  (project) => {
    expect(refusalOf(() => configsOf(project)).status).toBe(404);
  },
);

const secret = 'c0rrect-h0rse-battery-staple';
const webhook = { name: 'siem', url: 'https://siem.example/hook?a=b' };

test('a notification webhook is stored and answered without its secret', () => {
  const { db, call } = makeWorld();
  const { createNotificationWebhook } = notificationWebhookHandlers;
  const answers = [
    createNotificationWebhook(call(legacy, {}, { ...webhook, webhookSecret: secret, useNetworkBroker: true })),
    createNotificationWebhook(call(legacy, {}, webhook)),
  ];
  expect(answers).toEqual([
    { webhook: { id: '1', ...webhook, hasSecret: true, useNetworkBroker: true } },
    { webhook: { id: '2', ...webhook, hasSecret: false, useNetworkBroker: false } },
  ]);
  const rows = db.prepare('SELECT * FROM notification_webhooks ORDER BY id').all();
  expect(rows).toMatchObject([
    { deployment_id: legacy.id, ...webhook, use_network_broker: 1 },
    { deployment_id: legacy.id, ...webhook, use_network_broker: 0, secret_salt: null, secret_hash: null },
  ]);
});

test('the same secret leaves another trace each time', () => {
  const { db, call } = makeWorld();
  const body = { ...webhook, webhookSecret: secret };
  for (let count = 0; count < 3; count += 1)
    notificationWebhookHandlers.createNotificationWebhook(call(legacy, {}, body));
  const rows = db.prepare('SELECT secret_salt, secret_hash FROM notification_webhooks').all();
  expect(new Set(rows.flatMap((row) => Object.values(row))).size).toBe(6);
});

test('a secret stands in no byte of the database and in no answer', () => {
  const folder = temporaryFolder();
  const { db, call } = makeWorld({ file: join(folder, 'sandbox.db') });
  const answer = notificationWebhookHandlers.createNotificationWebhook(
    call(legacy, {}, { ...webhook, webhookSecret: secret }),
  );
  const traces = [secret, Buffer.from(secret).toString('base64').slice(0, -2), Buffer.from(secret).toString('hex')];
  const leaks = (): string[] =>
    [JSON.stringify(answer), ...readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))].filter(
      (text) => traces.some((trace) => text.includes(trace)),
    );
  expect(readdirSync(folder)).toContain('sandbox.db-wal');
  expect(leaks()).toEqual([]);
  db.close();
  expect(readFileSync(join(folder, 'sandbox.db'), 'latin1')).toContain(webhook.url);
  expect(leaks()).toEqual([]);
});

test.each(['https://', 'http://[', 'https://a:99999/', 'https://%zz/', 'http://exa<mple.com/'])(
  'the address %s is refused, and nothing that was sent is repeated',
  (url) => {
    const { db, call } = makeWorld();
    const body = { name: 'hidden', url, webhookSecret: secret };
    const fault = refusalOf(() => notificationWebhookHandlers.createNotificationWebhook(call(legacy, {}, body)));
    expect(fault.status).toBe(400);
    const said = JSON.stringify([fault.message, fault.stack, fault.facts]);
    for (const sent of Object.values(body)) expect(said).not.toContain(sent);
    expect(db.prepare('SELECT count(*) AS count FROM notification_webhooks').get()).toEqual({ count: 0 });
  },
);

test('the token of a task is short-lived and says nothing of anybody', () => {
  const { store, call } = makeWorld();
  const body = { pattern: 'secret_pattern($X)', language: 'python' };
  const before = Math.floor(Date.now() / 1000);
  const tokens = [0, 1].map(() => patternFixHandlers.createPatternFixTask(call(legacy, {}, body)).taskTokenJwt ?? '');
  const claims = tokens.map((token) => verifyJwt(signingKeyOf(store), token, { audience: 'pattern-fix', now: before }));
  for (const one of claims) {
    expect(Object.keys(one ?? {}).toSorted()).toEqual(['aud', 'exp', 'iat', 'sub']);
    expect(one?.iat).toBeGreaterThanOrEqual(before);
    expect((one?.exp ?? 0) - (one?.iat ?? 0)).toBe(15 * 60);
  }
  expect(claims[0]?.sub).not.toBe(claims[1]?.sub);
  expect(verifyJwt(signingKeyOf(store), tokens[0] ?? '', { audience: 'user', now: before })).toBeNull();
});
