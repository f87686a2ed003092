import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledPeer, PeerName } from './peers.ts';
import { peerSchema } from './peer-schemas.ts';

export type PeerCommand = {
  readonly name: PeerName;
  readonly words: readonly string[];
  /** Why it cannot run. */
  readonly leftOut: string | null;
};

/** How each peer checks a target; what it needs beside that (schema, settings) is written into a folder. */
export function peerCommands(
  peers: readonly InstalledPeer[],
  { shape, target, folder }: { shape: 'files' | 'list'; target: string; folder: string },
): PeerCommand[] {
  const schema = join(folder, `${shape}.schema.json`);
  const schema7 = join(folder, `${shape}.schema-7.json`);
  writeFileSync(schema, JSON.stringify(peerSchema(shape, '2020-12')));
  writeFileSync(schema7, JSON.stringify(peerSchema(shape, '7')));
  return peers.map((peer) => {
    const { name } = peer;
    if (peer.installedIn === null) return { name, words: [], leftOut: `not installed: ${peer.why}` };
    const modules = join(peer.installedIn, 'node_modules');
    const words = peer[shape === 'files' ? 'folder' : 'file'];
    const known: Record<string, () => string> = {
      bin: () => join(modules, '.bin'),
      target: () => target,
      schema: () => schema,
      schema7: () => schema7,
      spectral: () => spectralSettings(folder, schema7),
      eslint: () => eslintSettings(folder, schema, modules),
    };
    const filled = words.map((word) => word.replace(/\{(\w+)\}/, (_, key: string) => known[key]?.() ?? ''));
    return { name, words: filled, leftOut: null };
  });
}

function spectralSettings(folder: string, schema: string): string {
  const path = join(folder, 'spectral.json');
  const functionOptions = { schema: JSON.parse(readFileSync(schema, 'utf8')) as object, allErrors: true };
  const check = { function: 'schema', functionOptions };
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the tool's
  const rule = { given: '$', severity: 'error', message: '{{error}}', then: check };
  writeFileSync(path, JSON.stringify({ rules: { policies: rule } }));
  return path;
}

function eslintSettings(folder: string, schema: string, modules: string): string {
  const path = join(folder, 'eslint.config.mjs');
  const plugin = join(modules, 'eslint-plugin-json-schema-validator/lib/index.mjs');
  const options = `{ schemas: [{ fileMatch: ['**/*.yaml'], schema }], useSchemastoreCatalog: false }`;
  writeFileSync(
    path,
    `import plugin from ${JSON.stringify(plugin)};
const schema = ${readFileSync(schema, 'utf8')};
export default [
  ...plugin.configs.base,
  { files: ['**/*.yaml'], rules: { 'json-schema-validator/no-invalid': ['error', ${options}] } },
];
`,
  );
  return path;
}
