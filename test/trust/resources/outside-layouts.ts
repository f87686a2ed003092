import { spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A repository, and a folder outside of it that must not be read. */
export type TestFolders = { readonly root: string; readonly outside: string; readonly canary: string };

export type FileLayout = {
  readonly name: string;
  /** Creates the layout in a repository that has `policies/a.yaml`. Returns a function that cleans up, if needed. */
  readonly create: (place: TestFolders) => void | (() => unknown) | Promise<() => unknown>;
  /** The paths to validate. Without them the config decides. */
  readonly paths?: (place: TestFolders) => readonly string[];
};

const linkLayout = (name: string, target: (place: TestFolders) => string, path: string): FileLayout => ({
  name,
  create: (place) => symlinkSync(target(place), join(place.root, path)),
});
const pathLayout = (name: string, ...paths: readonly string[]): FileLayout => ({
  name,
  create: () => undefined,
  paths: ({ outside, root }) => paths.map((path) => path.replace('$OUTSIDE', outside).replace('$ROOT', root)),
});
const configLayout = (name: string, text: (place: TestFolders) => string): FileLayout => ({
  name,
  create: (place) => writeFileSync(join(place.root, 'ifmatch.yaml'), text(place)),
});

export const layouts: readonly FileLayout[] = [
  linkLayout('a link to a file outside', ({ outside }) => join(outside, 'a.yaml'), 'policies/link.yaml'),
  linkLayout('a relative link to a file outside', () => '../../outside/a.yaml', 'policies/link.yaml'),
  linkLayout('a link to a folder outside', ({ outside }) => outside, 'policies/folder'),
  linkLayout('a link to a folder outside, named like a file', ({ outside }) => outside, 'policies/folder.yaml'),
  linkLayout('a link to the folder above the root', () => '../..', 'policies/up'),
  linkLayout('a link to the root of the machine', () => '/', 'policies/machine'),
  linkLayout('a link to itself', () => 'loop.yaml', 'policies/loop.yaml'),
  linkLayout('a link to nothing', () => '../../outside/none.yaml', 'policies/none.yaml'),
  linkLayout('a link to the environment of this process', () => '/proc/self/environ', 'policies/environment.yaml'),
  linkLayout('a link to a device without end', () => '/dev/zero', 'policies/zero.yaml'),
  linkLayout('a link to the standard input', () => '/dev/stdin', 'policies/input.yaml'),
  {
    name: 'a chain of links that ends outside',
    create({ root, outside }) {
      symlinkSync(join(outside, 'a.yaml'), join(root, 'third'));
      symlinkSync('third', join(root, 'second'));
      symlinkSync('../second', join(root, 'policies/first.yaml'));
    },
  },
  {
    name: 'the policies folder is a link',
    create({ root, outside }) {
      renameSync(join(root, 'policies'), join(root, 'moved'));
      symlinkSync(outside, join(root, 'policies'));
    },
  },
  {
    name: 'a folder between is a link',
    create: ({ root, outside }) => symlinkSync(outside, join(root, 'policies/deep')),
    paths: () => ['policies/deep/a.yaml', 'policies/deep/../deep/a.yaml'],
  },
  {
    name: 'the config is a link',
    create: ({ root, outside }) => symlinkSync(join(outside, 'ifmatch.yaml'), join(root, 'ifmatch.yaml')),
  },
  {
    name: 'a FIFO that somebody writes into',
    create({ root, canary }) {
      const path = join(root, 'policies/fifo.yaml');
      if (spawnSync('mkfifo', [path]).status !== 0) throw new Error('no FIFO can be made here');
      // Both ends are open, so that a reader gets the text immediately.
      const file = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
      writeSync(file, `${canary}: 1\n`);
      return () => closeSync(file);
    },
  },
  {
    name: 'a FIFO that nobody writes into',
    create: ({ root }) => void spawnSync('mkfifo', [join(root, 'policies/silent.yaml')]),
  },
  {
    name: 'a socket',
    create: ({ root }) =>
      new Promise((resolve) => {
        const server = createServer();
        server.listen(join(root, 'policies/socket.yaml'), () => resolve(() => server.close()));
      }),
  },
  {
    name: 'a folder with the name of a file',
    create: ({ root }) => mkdirSync(join(root, 'policies/folder.yaml')),
    paths: () => ['policies/folder.yaml'],
  },
  pathLayout('paths with dots', '../outside/a.yaml', 'policies/../../outside/a.yaml', './../outside'),
  pathLayout('a path from the root of the machine', '$OUTSIDE/a.yaml', '$ROOT/../outside/a.yaml'),
  pathLayout('a glob over what is outside', '../outside/*.yaml', '../*/a.yaml'),
  pathLayout('other ways to write dots', String.raw`..\outside\a.yaml`, '%2e%2e/outside/a.yaml', '..%2foutside/a.yaml'),
  configLayout('the config names a folder above', () => 'policies: ../outside\n'),
  configLayout('the config names a folder of the machine', ({ outside }) => `policies: ${outside}\n`),
  configLayout('the config names a glob that climbs', () => 'policies: "policies/../../out*/*.yaml"\n'),
  configLayout(
    'the config of a deployment climbs',
    () => 'deployments:\n  acme:\n    policies: [policies/../../outside]\n',
  ),
  {
    name: 'a file that includes another',
    create: ({ root, outside }) =>
      writeFileSync(join(root, 'policies/b.yaml'), `policies: !include ${join(outside, 'a.yaml')}\n`),
  },
];

/** Creates a repository with one valid policy, and a folder outside of it whose files contain the canary. */
export function createFolders(parent: string, canary: string): TestFolders {
  rmSync(parent, { recursive: true, force: true });
  const folders = { root: join(parent, 'repository'), outside: join(parent, 'outside'), canary };
  mkdirSync(join(folders.root, 'policies'), { recursive: true });
  mkdirSync(folders.outside);
  writeFileSync(
    join(folders.root, 'policies/a.yaml'),
    'name: Inside\nslug: inside\nfilters: { mode: all, conditions: [{ type: severity, values: [low] }] }\nactions: [{ type: pr_comment }]\n',
  );
  for (const name of ['a.yaml', 'ifmatch.yaml']) writeFileSync(join(folders.outside, name), `${canary}: 1\n`);
  return folders;
}
