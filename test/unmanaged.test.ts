import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Quirk } from '../src/sandbox/quirks.ts';
import { openPlatform } from '../src/platform/platform-client.ts';
import { Token } from '../src/platform/token.ts';
import { startSandbox } from '../src/sandbox/server.ts';
import { runCli } from './rig/run-cli.ts';
import { putBundles } from './scenarios/platform.ts';
import { temporaryFolder } from './rig/temporary-folder.ts';

const work = temporaryFolder();
const policy = (slug: string, values: string[]) => ({
  name: `Policy ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values }] },
  actions: [{ type: 'pr_comment' }],
});
const exception = (project: string) => ({ exception_type: 'exclude', rule: 'p/xss', rule_type: 'pack', project });

type Server = Parameters<typeof putBundles>[1];
type Live = { policies: { slug: string }[]; exceptions: { project: string }[] };

/** The live objects, from the dry run of empty bundles, which every platform has. */
async function live(sandbox: Server): Promise<Live> {
  const platform = openPlatform({
    address: sandbox.url,
    token: new Token(sandbox.token, 'IFMATCH_API_TOKEN'),
    env: {},
  });
  const [first] = sandbox.deployments;
  if (first === undefined) throw new Error('no deployment');
  const remediation = await platform.read(first, 'remediation');
  const code = await platform.read(first, 'detection/code');
  await platform.close();
  return { ...remediation.content, ...code.content } as unknown as Live;
}

test.for<Quirk[]>([[], ['unknown-fields'], ['no-reads'], ['deployment-versions', 'nulls'], ['sparse-lists', 'blanks']])(
  'what the config leaves alone survives an apply and a pull, with the quirks %j',
  async (quirks) => {
    const sandbox = await startSandbox({ seed: 'empty', quirks });
    const directory = join(work, quirks.join('-'));
    mkdirSync(join(directory, 'policies'), { recursive: true });
    const write = (path: string, content: object): void =>
      writeFileSync(join(directory, path), JSON.stringify(content));
    writeFileSync(join(directory, 'ifmatch.yaml'), 'unmanaged: { policies: [soc-*], projects: [acme/check*] }\n');
    write('policies/a.yaml', { deployment_slug: 'acme', policies: [policy('ours', ['high'])] });
    write('policies/code.yaml', {
      deployment_slug: 'acme',
      product: 'code',
      exceptions: [exception('acme/payments-gateway')],
    });
    const cli = (...args: string[]) => runCli(args, { directory, sandbox });
    try {
      await putBundles(
        {
          'remediation-policies': {
            policies: [policy('soc-1', ['low']), policy('soc-2', ['high']), policy('gone', ['low'])],
          },
          'detection-policy/code': {
            rulesets: [],
            rules: [],
            disabled: [],
            exceptions: [exception('acme/checkout-api'), exception('acme/mobile-android')],
          },
        },
        sandbox,
      );
      expect(await cli('apply', '--yes', '--max-delete-percent', '100')).toMatchObject({
        code: 0,
        text: expect.stringContaining('Applied'),
      });
      expect(await cli('preview', '--exit-code')).toMatchObject({
        code: 0,
        text: expect.stringContaining(
          'Left alone, as ifmatch.yaml says: 2 objects of remediation, 1 object of detection/code',
        ),
      });
      expect(await cli('pull', '--check')).toMatchObject({ code: 0 });
      const { policies: left, exceptions } = await live(sandbox);
      expect(left.map(({ slug }) => slug)).toEqual(['ours', 'soc-1', 'soc-2']);
      expect(exceptions.map(({ project }) => project).toSorted()).toEqual([
        'acme/checkout-api',
        'acme/payments-gateway',
      ]);
    } finally {
      await sandbox.close();
    }
  },
);
