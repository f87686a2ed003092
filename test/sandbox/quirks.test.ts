import { expect, test } from 'vitest';
import { type Quirk, quirks, SandboxError } from '../../src/sandbox/quirks.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import {
  type Caller,
  codePath,
  detectionBundle,
  exception,
  open,
  policies,
  policy,
  remediationPath,
  secretsPath,
  versionOf,
} from './harness.ts';

const list = '/api/v1/deployments';
const rejected = { body: { bundle: { policies: [{ ...policy('p'), actions: [{ type: 'block' }] }] } } };
const put = (call: Caller, ifMatch: string, ...slugs: string[]) =>
  call('PUT', remediationPath, { body: { bundle: { policies: slugs.map((slug) => policy(slug)) } }, ifMatch });
const dryRun = (call: Caller, path: string, bundle: object) => call('POST', `${path}:dryRun`, { body: { bundle } });

/** What can be seen of each quirk. */
const visible: Record<Quirk, (call: Caller) => Promise<void>> = {
  'stale-is-412': async (call) => {
    const answer = await put(call, 'stale');
    expect([answer.status, answer.body]).toEqual([412, { error: 'Precondition failed.' }]);
    expect((await put(call, await versionOf(call, remediationPath), 'a')).status).toBe(200);
  },
  'deployment-versions': async (call) => {
    const versions = () => Promise.all([remediationPath, codePath, secretsPath].map((path) => versionOf(call, path)));
    const before = await versions();
    expect(new Set(before).size).toBe(1);
    const { body } = await call('GET', codePath);
    expect((await put(call, before[0]!, 'a')).status).toBe(200);
    const after = await versions();
    expect(new Set(after).size).toBe(1);
    expect(after).not.toEqual(before);
    expect(await call('PUT', codePath, { body: { bundle: body.bundle }, ifMatch: body.state_version })).toMatchObject({
      status: 409,
      body: { current_state_version: after[0] },
    });
  },
  'quoted-versions': async (call) => {
    const version = await versionOf(call, remediationPath);
    expect(version).toMatch(/^"[0-9a-f]{16}"$/);
    expect((await put(call, version.slice(1, -1))).status).toBe(409);
    expect((await put(call, version)).status).toBe(200);
  },
  'odd-versions': async (call) => {
    const version = await versionOf(call, remediationPath);
    expect(version).toMatch(/^[!-~]{80,}$/);
    expect((await put(call, version, 'a')).status).toBe(200);
    expect((await put(call, version, 'a')).status).toBe(409);
  },
  'wildcard-versions': async (call) => {
    for (const path of [remediationPath, codePath]) expect(await versionOf(call, path)).toBe('*');
  },
  'no-reads': async (call) => {
    expect((await call('GET', remediationPath)).status).toBe(405);
    expect((await call('GET', codePath)).status).toBe(405);
    expect((await call('GET', `${policies}/1234/detection-policy`)).status).toBe(404);
    const { body } = await dryRun(call, codePath, detectionBundle());
    expect([body.updates[0].kind, body.deletes.length]).toEqual(['DetectionPolicy', 5]);
  },
  'no-vocabulary': async (call) => expect((await call('GET', `${policies}/1234/vocab`)).status).toBe(404),
  'no-deployments': async (call) => expect((await call('GET', list)).status).toBe(404),
  'sparse-lists': async (call) => {
    const { body } = await dryRun(
      call,
      secretsPath,
      (await call('GET', secretsPath)).body.bundle.rules ? detectionBundle({ rules: ['a'] }) : {},
    );
    expect(Object.keys(body).toSorted()).toEqual(['deletes', 'state_version', 'updates']);
    expect(body.updates[0].after).toEqual({ rules: ['a'], exception_type: '' });
    await put(call, await versionOf(call, remediationPath));
    expect((await call('GET', remediationPath)).body.bundle).toEqual({ deployment_slug: 'acme' });
  },
  nulls: async (call) => {
    const { body } = await dryRun(call, secretsPath, detectionBundle({ exceptions: [exception('a')] }));
    expect(body).toMatchObject({
      validation_errors: null,
      creates: [{ before: null, after: { rules: null } }],
      deletes: [{ after: null }, { after: null }, { after: null }],
    });
    expect((await call('GET', secretsPath)).body.bundle.exceptions[0]).toMatchObject({
      project: null,
      project_tag_name: 'training',
    });
    const { policies: live } = (await call('GET', remediationPath)).body.bundle;
    expect(live.find(({ slug }: { slug: string }) => slug === 'notify-identity-team').description).toBeNull();
  },
  blanks: async (call) =>
    expect((await call('GET', secretsPath)).body.bundle.exceptions[0]).toMatchObject({
      project: '',
      project_tag_name: 'training',
    }),
  'unknown-fields': async (call) => {
    const { body } = await call('GET', remediationPath);
    const [first] = body.bundle.policies;
    for (const object of [body, body.bundle, first, first.filters, first.filters.conditions[0], first.actions[0]]) {
      expect(Object.keys(object).at(-1)).toBe('introduced_in');
    }
    expect(first.actions[2].config).toEqual({ channel: '#appsec-alerts' });
    expect((await dryRun(call, remediationPath, body.bundle)).body).toMatchObject({
      creates: [],
      updates: [],
      deletes: [],
      validation_errors: [],
    });
  },
  'numeric-ids': async (call) => expect((await call('GET', list)).body.deployments[0].id).toBe(1234),
  'legacy-rejections': async (call) => {
    const reason = { code: 'MISSING_DEPENDENT_ACTION', policy_slug: 'p' };
    expect(await call('POST', `${remediationPath}:dryRun`, rejected)).toMatchObject({
      status: 400,
      body: { ...reason, missing_companion: 'pr_comment', validation_errors: [reason] },
    });
    expect(await dryRun(call, remediationPath, { policies: [policy('block-malicious-dependencies')] })).toMatchObject({
      status: 409,
      body: { code: 'RESERVED_SLUG' },
    });
  },
  'comma-arrays': async (call) => {
    const count = async (query: string): Promise<number> => {
      const { body } = await call('GET', `/api/v1/deployments/acme/findings?page_size=3000&${query}`);
      return body.findings.length;
    };
    const [high, low, both] = [
      await count('severities=high'),
      await count('severities=low'),
      await count('severities=high,low'),
    ];
    expect(high * low).toBeGreaterThan(0);
    expect(both).toBe(high + low);
  },
  'error-in-message': async (call) => expect((await call('GET', '/nowhere')).body).toEqual({ message: 'Not found.' }),
  'error-in-detail': async (call) => expect((await call('GET', '/nowhere')).body).toEqual({ detail: 'Not found.' }),
};

test.for(Object.keys(visible) as Quirk[])('%s does what it says', async (quirk) => {
  const { call } = await open({ quirks: [quirk] });
  expect.hasAssertions();
  await visible[quirk](call);
});

test('without a quirk none of them shows', async () => {
  const hidden = await Promise.allSettled(
    Object.values(visible).map(async (look) => {
      const { call } = await open();
      await look(call);
    }),
  );
  expect(
    hidden.map(({ status }, index) => (status === 'fulfilled' ? Object.keys(visible)[index] : null)).filter(Boolean),
  ).toEqual([]);
});

test('all of them together still keep to the document, and a bundle can be applied', async () => {
  const names = Object.keys(quirks).filter((name) => name !== 'wildcard-versions');
  const { call } = await open({ quirks: names });
  const preview = await dryRun(call, remediationPath, { policies: [policy('a')] });
  expect(preview).toMatchObject({ status: 200, body: { creates: [{ before: null }], introduced_in: {} } });
  expect(await put(call, preview.body.state_version, 'a')).toMatchObject({ status: 200 });
  expect((await put(call, preview.body.state_version, 'a')).body).toEqual({ message: 'Precondition failed.' });
  expect((await dryRun(call, remediationPath, { policies: [policy('a')] })).body).toEqual({
    state_version: expect.any(String),
    introduced_in: expect.anything(),
  });
});

test('each has one line of description that fits a terminal', () => {
  for (const [name, says] of Object.entries(quirks)) {
    expect(name).toMatch(/^[a-z0-9-]{5,25}$/);
    expect(says).toMatch(/^[a-z][^\n]{15,95}[^.]$/);
  }
});

test('a name that is none is refused and the known ones are told', async () => {
  await expect(startSandbox({ quirks: ['no-gets'] })).rejects.toThrow(SandboxError);
  await expect(startSandbox({ quirks: ['toString'] })).rejects.toThrow(
    /no quirk "toString". Known are: stale-is-412, /,
  );
});
