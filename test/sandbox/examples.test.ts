import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Json, caller, codePath, open, remediationPath, secretsPath } from './harness.ts';

const root = join(import.meta.dirname, '../../examples/policies');
const read = (file: string): Json => parse(readFileSync(join(root, file), 'utf8'));

/** What is sent: without the repository's own notes and without the slug of the deployment. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key.startsWith('x-') || key === 'deployment_slug' ? [] : [[key, bare(one)]],
    ),
  );
}

const remediation = (): unknown => ({
  policies: globSync('remediation/*.yaml', { cwd: root }).flatMap((file) => bare(read(file).policies ?? [read(file)])),
});

const bundles = [
  ['remediation', remediationPath, remediation],
  ['detection/code', codePath, () => bare(read('detection/code.yaml'))],
  ['detection/secrets', secretsPath, () => bare(read('detection/secrets.yaml'))],
] as const;

test.for(bundles)(
  '%s of the examples differs from the seed by creates, updates and deletes',
  async ([name, path, bundle]) => {
    const { call } = await open();
    const { body } = await call('POST', `${path}:dryRun`, { body: { bundle: bundle() } });
    const keys = (list: string): string[] =>
      body[list].map(
        ({ kind, key }: { kind: string; key: { slug?: string; rule?: string } }) => key.slug ?? key.rule ?? kind,
      );
    expect({
      validation_errors: body.validation_errors,
      creates: keys('creates'),
      updates: keys('updates'),
      deletes: keys('deletes'),
    }).toEqual(expected[name]);
    const live = (await call('GET', path)).body.bundle;
    expect(body.deletes.length / (live.policies ?? live.exceptions).length).toBeLessThan(0.4);
  },
);

const expected = {
  remediation: {
    validation_errors: [],
    creates: ['ticket-high-on-internet-facing'],
    updates: ['block-on-internet-facing', 'block-injection-in-payments'],
    deletes: ['block-during-release-freeze'],
  },
  'detection/code': {
    validation_errors: [],
    creates: ['javascript.lang.security.audit.detect-non-literal-regexp'],
    updates: ['DetectionPolicy', 'python.flask.security.audit.debug-enabled'],
    deletes: ['p/owasp-top-ten'],
  },
  'detection/secrets': {
    validation_errors: [],
    creates: ['secrets.generic.high-entropy'],
    updates: ['DetectionPolicy', 'secrets.stripe.live-key'],
    deletes: ['secrets.aws.access-key'],
  },
};

test('applying the examples leaves nothing to do', async () => {
  const { sandbox } = await open();
  const call = caller(sandbox);
  for (const [, path, bundle] of bundles) {
    const { body } = await call('GET', path);
    expect((await call('PUT', path, { body: { bundle: bundle() }, ifMatch: body.state_version })).status).toBe(200);
    expect((await call('POST', `${path}:dryRun`, { body: { bundle: bundle() } })).body).toMatchObject({
      creates: [],
      updates: [],
      deletes: [],
      validation_errors: [],
    });
  }
});

test('every example tells editors its schema, and the schema is there', () => {
  for (const folder of [root, join(root, '../broken')]) {
    for (const file of globSync('**/*.yaml', { cwd: folder })) {
      const path = join(folder, file);
      const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
      expect([path, existsSync(join(dirname(path), schema))]).toEqual([path, schema !== '']);
    }
  }
});
