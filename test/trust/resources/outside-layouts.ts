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

/** A repository, and beside it a folder that must stay unread. */
export type Place = { readonly root: string; readonly outside: string; readonly canary: string };

export type Layout = {
  readonly name: string;
  /** Builds it inside a repository that has `policies/a.yaml`; what it answers is undone afterwards. */
  readonly make: (place: Place) => void | (() => unknown) | Promise<() => unknown>;
  /** What to validate; nothing for what the config says. */
  readonly paths?: (place: Place) => readonly string[];
};

const link = (name: string, target: (place: Place) => string, at: string): Layout => ({
  name,
  make: (place) => symlinkSync(target(place), join(place.root, at)),
});
const asks = (name: string, ...paths: readonly string[]): Layout => ({
  name,
  make: () => undefined,
  paths: ({ outside, root }) => paths.map((path) => path.replace('$OUTSIDE', outside).replace('$ROOT', root)),
});
const configures = (name: string, text: (place: Place) => string): Layout => ({
  name,
  make: (place) => writeFileSync(join(place.root, 'ifmatch.yaml'), text(place)),
});

export const layouts: readonly Layout[] = [
  link('a link to a file outside', ({ outside }) => join(outside, 'a.yaml'), 'policies/link.yaml'),
  link('a relative link to a file outside', () => '../../outside/a.yaml', 'policies/link.yaml'),
  link('a link to a folder outside', ({ outside }) => outside, 'policies/folder'),
  link('a link to a folder outside, named like a file', ({ outside }) => outside, 'policies/folder.yaml'),
  link('a link to the folder above the root', () => '../..', 'policies/up'),
  link('a link to the root of the machine', () => '/', 'policies/machine'),
  link('a link to itself', () => 'loop.yaml', 'policies/loop.yaml'),
  link('a link to nothing', () => '../../outside/none.yaml', 'policies/none.yaml'),
  link('a link to the environment of this process', () => '/proc/self/environ', 'policies/environment.yaml'),
  link('a link to a device without end', () => '/dev/zero', 'policies/zero.yaml'),
  link('a link to the standard input', () => '/dev/stdin', 'policies/input.yaml'),
  {
    name: 'a chain of links that ends outside',
    make({ root, outside }) {
      symlinkSync(join(outside, 'a.yaml'), join(root, 'third'));
      symlinkSync('third', join(root, 'second'));
      symlinkSync('../second', join(root, 'policies/first.yaml'));
    },
  },
  {
    name: 'the policies folder is a link',
    make({ root, outside }) {
      renameSync(join(root, 'policies'), join(root, 'moved'));
      symlinkSync(outside, join(root, 'policies'));
    },
  },
  {
    name: 'a folder between is a link',
    make: ({ root, outside }) => symlinkSync(outside, join(root, 'policies/deep')),
    paths: () => ['policies/deep/a.yaml', 'policies/deep/../deep/a.yaml'],
  },
  {
    name: 'the config is a link',
    make: ({ root, outside }) => symlinkSync(join(outside, 'ifmatch.yaml'), join(root, 'ifmatch.yaml')),
  },
  {
    name: 'a FIFO that somebody writes into',
    make({ root, canary }) {
      const path = join(root, 'policies/fifo.yaml');
      if (spawnSync('mkfifo', [path]).status !== 0) throw new Error('no FIFO can be made here');
      // Both ends are open, so that a reader would get the text at once.
      const file = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
      writeSync(file, `${canary}: 1\n`);
      return () => closeSync(file);
    },
  },
  {
    name: 'a FIFO that nobody writes into',
    make: ({ root }) => void spawnSync('mkfifo', [join(root, 'policies/silent.yaml')]),
  },
  {
    name: 'a socket',
    make: ({ root }) =>
      new Promise((resolve) => {
        const server = createServer();
        server.listen(join(root, 'policies/socket.yaml'), () => resolve(() => server.close()));
      }),
  },
  {
    name: 'a folder with the name of a file',
    make: ({ root }) => mkdirSync(join(root, 'policies/folder.yaml')),
    paths: () => ['policies/folder.yaml'],
  },
  asks('paths with dots', '../outside/a.yaml', 'policies/../../outside/a.yaml', './../outside'),
  asks('a path from the root of the machine', '$OUTSIDE/a.yaml', '$ROOT/../outside/a.yaml'),
  asks('a glob over what is outside', '../outside/*.yaml', '../*/a.yaml'),
  asks('other ways to write dots', String.raw`..\outside\a.yaml`, '%2e%2e/outside/a.yaml', '..%2foutside/a.yaml'),
  configures('the config names a folder above', () => 'policies: ../outside\n'),
  configures('the config names a folder of the machine', ({ outside }) => `policies: ${outside}\n`),
  configures('the config names a glob that climbs', () => 'policies: "policies/../../out*/*.yaml"\n'),
  configures(
    'the config of a deployment climbs',
    () => 'deployments:\n  acme:\n    policies: [policies/../../outside]\n',
  ),
  {
    name: 'a file that includes another',
    make: ({ root, outside }) =>
      writeFileSync(join(root, 'policies/b.yaml'), `policies: !include ${join(outside, 'a.yaml')}\n`),
  },
];

/** A repository with one valid policy, and a folder outside whose text would show in any report about it. */
export function build(base: string, canary: string): Place {
  rmSync(base, { recursive: true, force: true });
  const place = { root: join(base, 'repository'), outside: join(base, 'outside'), canary };
  mkdirSync(join(place.root, 'policies'), { recursive: true });
  mkdirSync(place.outside);
  writeFileSync(
    join(place.root, 'policies/a.yaml'),
    'name: Inside\nslug: inside\nfilters: { mode: all, conditions: [{ type: severity, values: [low] }] }\nactions: [{ type: pr_comment }]\n',
  );
  for (const name of ['a.yaml', 'ifmatch.yaml']) writeFileSync(join(place.outside, name), `${canary}: 1\n`);
  return place;
}
