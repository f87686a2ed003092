import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  DetectionException,
  DiffEntry,
  LiveDetection,
  PreviewAnswer,
  RemediationPolicy,
} from '../../src/generated/types.ts';
import { detectionBundles, fixed, meaningOf, remediationBundles } from './arbitraries.ts';
import { codePath, detectionBundle, exception, open, policy, remediationPath, secretsPath } from './harness.ts';

test('a remediation diff names each policy by its slug, with before and after', async () => {
  const { call } = await open({ seed: 'empty' });
  const { body } = await call('GET', remediationPath);
  await call('PUT', remediationPath, {
    body: { bundle: { policies: [policy('gone'), policy('kept'), policy('changed')] } },
    ifMatch: body.state_version,
  });
  const preview = await call('POST', `${remediationPath}:dryRun`, {
    body: { bundle: { policies: [policy('new'), policy('kept'), policy('changed', 'low')] } },
  });
  const whole = (slug: string, severity: string) => ({
    name: slug,
    slug,
    description: '',
    active: true,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: [severity], mode: 'any' }] },
    actions: [{ type: 'pr_comment', config: {} }],
  });
  expect(preview.body).toEqual({
    creates: [{ kind: 'RemediationPolicy', key: { slug: 'new' }, after: whole('new', 'critical') }],
    updates: [
      {
        kind: 'RemediationPolicy',
        key: { slug: 'changed' },
        before: whole('changed', 'critical'),
        after: whole('changed', 'low'),
      },
    ],
    deletes: [{ kind: 'RemediationPolicy', key: { slug: 'gone' }, before: whole('gone', 'critical') }],
    state_version: (await call('GET', remediationPath)).body.state_version,
    validation_errors: [],
  });
});

test('a detection diff has the policy and its exceptions', async () => {
  const { call } = await open();
  const { body: live } = await call('GET', secretsPath);
  const [gone, flipped, kept] = live.bundle.exceptions;
  const added = exception('secrets.npm.token', { project_tag_name: 'pci' });
  const bundle = { ...live.bundle, rules: ['x'], exceptions: [added, { ...flipped, exception_type: 'include' }, kept] };
  const { body } = await call('POST', `${secretsPath}:dryRun`, { body: { bundle } });
  const lists = { rulesets: [], rules: [], disabled: [] };
  const key = (rule: string, scope_type: string, scope_target: string) => ({
    product: 'secrets',
    scope_type,
    scope_target,
    rule,
    rule_type: 'rule',
  });
  expect(body).toEqual({
    creates: [
      {
        kind: 'DetectionPolicyException',
        key: key('secrets.npm.token', 'project_tag', 'pci'),
        after: { ...lists, exception_type: 'exclude' },
      },
    ],
    updates: [
      {
        kind: 'DetectionPolicy',
        key: { product: 'secrets' },
        before: { rulesets: [], rules: live.bundle.rules, disabled: live.bundle.disabled, exception_type: '' },
        after: { rulesets: [], rules: ['x'], disabled: live.bundle.disabled, exception_type: '' },
      },
      {
        kind: 'DetectionPolicyException',
        key: key(flipped.rule, 'project', flipped.project),
        before: { ...lists, exception_type: 'exclude' },
        after: { ...lists, exception_type: 'include' },
      },
    ],
    deletes: [
      {
        kind: 'DetectionPolicyException',
        key: key(gone.rule, 'project_tag', gone.project_tag_name),
        before: { ...lists, exception_type: 'exclude' },
      },
    ],
    state_version: live.state_version,
    validation_errors: [],
  });
});

test('a setting that is called as a property of every object is a setting', async () => {
  const { call } = await open({ seed: 'empty' });
  const bundle = (config: string) =>
    `{"bundle":{"policies":[{"name":"a","filters":${filters},"actions":[{"type":"pr_comment","config":${config}}]}]}}`;
  const filters = JSON.stringify(policy('a').filters);
  const { state_version } = (await call('GET', remediationPath)).body;
  await call('PUT', remediationPath, { body: bundle('{}'), ifMatch: state_version });
  for (const config of ['{"__proto__":"x"}', '{"constructor":"x"}', '{"b":"c"}']) {
    const { body } = await call('POST', `${remediationPath}:dryRun`, { body: bundle(config) });
    expect(JSON.stringify(body.updates[0].after.actions[0].config)).toBe(config);
  }
});

test('an empty bundle shows all that stands there, and changes none of it', async () => {
  const { call } = await open();
  for (const [path, bundle] of [
    [remediationPath, { policies: [] }],
    [codePath, detectionBundle()],
    [secretsPath, detectionBundle()],
  ] as const) {
    const before = (await call('GET', path)).body;
    const { body } = await call('POST', `${path}:dryRun`, { body: { bundle } });
    expect(body.deletes).toHaveLength((before.bundle.policies ?? before.bundle.exceptions).length);
    expect((await call('GET', path)).body).toEqual(before);
  }
});

test('a policy without a slug gets it from its name, and is the same policy ever after', async () => {
  const { call } = await open({ seed: 'empty' });
  const { slug: _, ...nameless } = policy('x');
  const names = {
    'Block: SQL Injection!': 'block-sql-injection',
    '  Überprüfung (neu)  ': 'uberprufung-neu',
    策略: /^policy-[0-9a-f]{8}$/,
  };
  for (const [name, slug] of Object.entries(names)) {
    const body = { bundle: { policies: [{ ...nameless, name }] } };
    const preview = (await call('POST', `${remediationPath}:dryRun`, { body })).body;
    expect(preview.creates[0].key.slug).toMatch(slug);
    const put = await call('PUT', remediationPath, { body, ifMatch: preview.state_version });
    expect(put.status).toBe(200);
    expect((await call('POST', `${remediationPath}:dryRun`, { body })).body).toMatchObject({
      creates: [],
      updates: [],
      deletes: [],
    });
  }
});

test('remediation: what a preview says is what an apply does', async () => {
  const { call } = await open();
  await fc.assert(
    fc.asyncProperty(remediationBundles, async (bundle) => {
      const before = (await call('GET', remediationPath)).body.bundle.policies;
      const preview: PreviewAnswer = (await call('POST', `${remediationPath}:dryRun`, { body: { bundle } })).body;
      expect((await call('GET', remediationPath)).body.bundle.policies).toEqual(before);
      const put = await call('PUT', remediationPath, { body: { bundle }, ifMatch: preview.state_version });
      expect(put.status).toBe(200);
      expect(byMeaning(put.body.bundle.policies)).toEqual(byMeaning(bundle.policies));
      expect(bySlug(put.body.bundle.policies)).toEqual(
        patched(bySlug(before), preview, ({ key }) => String(key['slug'])),
      );
      expect((await call('POST', `${remediationPath}:dryRun`, { body: { bundle } })).body).toMatchObject({
        creates: [],
        updates: [],
        deletes: [],
      });
    }),
    fixed,
  );
});

test('detection: what a preview says is what an apply does', async () => {
  const { call } = await open();
  await fc.assert(
    fc.asyncProperty(detectionBundles, async (bundle) => {
      const before = (await call('GET', codePath)).body.bundle;
      const preview: PreviewAnswer = (await call('POST', `${codePath}:dryRun`, { body: { bundle } })).body;
      const put = await call('PUT', codePath, { body: { bundle }, ifMatch: preview.state_version });
      expect(put.status).toBe(200);
      expect(asSets(put.body.bundle)).toEqual(asSets(bundle));
      expect(asObjects(put.body.bundle)).toEqual(patched(asObjects(before), preview, ({ key }) => JSON.stringify(key)));
      expect((await call('POST', `${codePath}:dryRun`, { body: { bundle } })).body).toMatchObject({
        creates: [],
        updates: [],
        deletes: [],
      });
    }),
    fixed,
  );
});

type Objects = Record<string, unknown>;

/** What the diff makes of a state, by a way of its own. */
function patched(
  before: Objects,
  { creates, updates, deletes }: PreviewAnswer,
  idOf: (entry: DiffEntry) => string,
): Objects {
  const after = new Map(Object.entries(before));
  for (const entry of [...(deletes ?? []), ...(updates ?? [])]) expect(after.get(idOf(entry))).toEqual(entry.before);
  for (const entry of creates ?? []) expect(after.has(idOf(entry))).toBe(false);
  for (const entry of deletes ?? []) after.delete(idOf(entry));
  for (const entry of [...(updates ?? []), ...(creates ?? [])]) after.set(idOf(entry), entry.after);
  return Object.fromEntries(after);
}

const byMeaning = (policies: RemediationPolicy[]): Objects =>
  Object.fromEntries(policies.map((one) => [one.slug ?? '', meaningOf(one)]));

const bySlug = (policies: { slug: string }[]): Objects => Object.fromEntries(policies.map((one) => [one.slug, one]));

/** What a detection bundle means: four sets. */
const asSets = ({ rulesets, rules, disabled, exceptions }: LiveDetection): unknown =>
  [rulesets, rules, disabled, exceptions?.map((one) => JSON.stringify(Object.entries(one).map(String).toSorted()))].map(
    (list) => new Set<string>(list),
  );

function asObjects({ exceptions, rulesets, rules, disabled }: LiveDetection): Objects {
  const entries = (exceptions as DetectionException[]).map(
    ({ exception_type, rule, rule_type, project, project_tag_name }) => {
      const scope =
        project === undefined
          ? { scope_type: 'project_tag', scope_target: project_tag_name }
          : { scope_type: 'project', scope_target: project };
      return [
        JSON.stringify({ product: 'code', ...scope, rule, rule_type }),
        { rulesets: [], rules: [], disabled: [], exception_type },
      ];
    },
  );
  return Object.fromEntries([
    ...entries,
    [JSON.stringify({ product: 'code' }), { rulesets, rules, disabled, exception_type: '' }],
  ]);
}
