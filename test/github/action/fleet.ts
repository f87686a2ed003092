import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { request } from 'undici';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { vocabulary } from '../../../src/sandbox/vocabulary.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import type { FileChanges } from '../../rig/github/bare-repository.ts';
import type { RunOptions } from '../../rig/github/runner.ts';
import { startStory, type Policy, startPolicies, policyYaml } from './stories.ts';

// Stories of many deployments with shared policies.

/** `org-01`, `org-02` and so on. */
export const slugsOf = (number: number): string[] =>
  Array.from({ length: number }, (_, index) => `org-${String(index + 1).padStart(2, '0')}`);

const idOf = (slug: string): string => `1000${slug.replace('org-', '')}`;

/** Where a policy stands that all deployments share. */
export const sharedPath = (slug: string): string => `shared/${slug}.yaml`;

/** The policy that blocks, in a file: shared, or of a deployment's own. */
export const blocking = (severity: string): string =>
  policyYaml({ slug: 'block-critical', severity: [severity], action: 'block' });

/** The same for fewer findings: it is looser, and no guard stops it. */
export const blockingLess = blocking('critical').replace(
  '[critical] }',
  '[critical] }\n    - { type: confidence, values: [high] }',
);

/** At most 14 policies of a deployment's own, none of which covers another. */
export const ownPolicies = (slug: string, number: number): DeploymentPolicy[] =>
  Array.from({ length: number }, (_, index) => ({
    slug: `${slug}-${String(index)}`,
    severity: ['high'],
    action: 'block',
    weakness: vocabulary.value_enums[2]?.values[index] ?? '',
  }));

type DeploymentPolicy = Policy & { readonly weakness?: string };

/** The same in one file; `isLess`: they block less, and no guard stops that. */
export function ownFile(slug: string, number: number, isLess = false): string {
  const policies = ownPolicies(slug, number).map(({ weakness = '', ...policy }) => {
    const text = policyYaml(policy).replace(
      '[high] }',
      `[high] }\n    - { type: vulnerability_class, values: ["${weakness}"] }`,
    );
    const less = text.replace('[high] }', '[high] }\n    - { type: confidence, values: [high] }');
    return (isLess ? less : text).replaceAll(/^/gm, '    ').replace('    name', '  - name').trimEnd();
  });
  return `policies:\n${policies.join('\n')}\n`;
}

/** A database with these deployments, each with the policies of a story's start. */
async function databaseOf(slugs: readonly string[]): Promise<string> {
  const file = join(temporaryFolder(), 'platform.db');
  const first = await startSandbox({ db: file });
  await putPolicies(first, { id: '1234', token: first.token }, startPolicies);
  await first.close();
  const database = new DatabaseSync(file);
  const addDeployment = database.prepare('INSERT INTO deployments (id, slug, name, migrated) VALUES (?, ?, ?, 1)');
  const addBundle = database.prepare(
    "INSERT INTO bundles (deployment_id, kind, content, fingerprint) SELECT ?, kind, content, fingerprint FROM bundles WHERE deployment_id = '1234'",
  );
  for (const slug of slugs) {
    addDeployment.run(idOf(slug), slug, slug);
    addBundle.run(idOf(slug));
  }
  database.close();
  return file;
}

/** Replaces the policies of a deployment, as a person on the platform's pages would. */
async function putPolicies(
  { url }: Sandbox,
  { id, token }: { readonly id: string; readonly token: string },
  policies: readonly DeploymentPolicy[],
): Promise<void> {
  const bundle = {
    policies: policies.map(({ slug, severity, action, weakness }) => ({
      slug,
      name: `Policy ${slug}`,
      filters: {
        mode: 'all',
        conditions: [
          { type: 'severity', values: severity },
          ...(weakness === undefined ? [] : [{ type: 'vulnerability_class', values: [weakness] }]),
        ],
      },
      actions: ['pr_comment', ...(action === undefined ? [] : [action])].map((type) => ({ type })),
    })),
  };
  const ask = async (method: 'POST' | 'PUT', action: string, ifMatch: string) => {
    const answer = await request(`${url}/api/policies/v2/deployments/${id}/remediation-policies${action}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(ifMatch === '' ? {} : { 'if-match': ifMatch }),
      },
      body: JSON.stringify({ bundle }),
    });
    if (answer.statusCode !== 200)
      throw new Error(`the platform refused what a test wants: ${await answer.body.text()}`);
    return (await answer.body.json()) as { readonly state_version: string };
  };
  const { state_version: version } = await ask('POST', ':dryRun', '');
  await ask('PUT', '', version);
}

/**
 * A story of so many deployments with the policies of `start` in a shared folder, and a folder of its own each. `files`: more of the default branch;
 * `config`: lines below the deployments.
 */
export async function startManyDeployments(
  number: number,
  { files = {}, config = '' }: { files?: FileChanges; config?: string } = {},
) {
  const slugs = slugsOf(number);
  const lines = slugs.map((slug) => `  ${slug}: { id: "${idOf(slug)}", policies: [shared/, ${slug}/] }\n`);
  const shared = Object.fromEntries(startPolicies.map((policy) => [sharedPath(policy.slug), policyYaml(policy)]));
  const folders = Object.fromEntries(slugs.map((slug) => [`${slug}/README.md`, '']));
  const story = await startStory({
    files: { 'ifmatch.yaml': `deployments:\n${lines.join('')}${config}`, ...folders, ...shared, ...files },
    platform: { db: await databaseOf(slugs) },
  });
  const { platform } = story.rig;
  const tokens = new Map(slugs.map((slug) => [slug, platform.mintToken(slug)]));
  const env = Object.fromEntries(
    Array.from(tokens, ([slug, token]) => [`IFMATCH_API_TOKEN_${slug.toUpperCase().replace('-', '_')}`, token]),
  );
  const runOptions: RunOptions = { inputs: { 'api-token': '' }, env };
  return {
    story,
    rig: story.rig,
    runOptions,
    slugs,
    idOf,
    editIn: (slug: string, policies: readonly DeploymentPolicy[]): Promise<void> =>
      putPolicies(platform, { id: idOf(slug), token: tokens.get(slug) ?? '' }, policies),
    /** Slugs of the deployments that got a PUT, in order; also by `editIn`. */
    sent: (): string[] =>
      platform
        .log()
        .filter(({ deployment_id }) => deployment_id !== '1234')
        .map(({ deployment_id }) => slugs.find((slug) => idOf(slug) === deployment_id) ?? deployment_id),
  };
}
