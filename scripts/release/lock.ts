import { posix } from 'node:path';

/** What we read of a lock file of npm, version 3. */
export type Lock = { readonly lockfileVersion: number; readonly packages: Readonly<Record<string, Locked>> };
type Named = Readonly<Record<string, string>>;
type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
  readonly optionalDependencies?: Named;
  readonly peerDependencies?: Named;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

export type Manifest = {
  readonly dependencies?: Named;
  readonly devDependencies?: Named;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
};

/** What is wrong with a lock file, a sentence each: with what is left out, has no hash, lies elsewhere, or may run a script. */
export function lockProblems(manifest: Manifest, lock: Lock): string[] {
  if (lock.lockfileVersion !== 3) return [`the lock file has version ${String(lock.lockfileVersion)}, not 3`];
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  return [
    ...rootProblems(manifest, lock),
    ...packages.flatMap(([path, locked]) => sourceProblems(path, locked)),
    ...originProblems(packages),
    ...Object.entries(lock.packages).flatMap(([path, locked]) => missing(path, locked, lock)),
    ...scriptProblems(manifest, packages),
  ];
}

/** The name of a package from its path in the tree. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

const named = ({ dependencies = {}, devDependencies = {} }: Manifest): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies });

function rootProblems(manifest: Manifest, lock: Lock): string[] {
  const inLock = new Map(named(lock.packages[''] ?? {}));
  const wanted = new Map(named(manifest));
  return [
    ...[...inLock.keys()].filter((name) => !wanted.has(name)).map((name) => `${name} is in the lock only`),
    ...Array.from(wanted, ([name, version]) => {
      if (!/^\d+\.\d+\.\d+$/.test(version)) return [`${name} has no exact version: ${version}`];
      const versions = [inLock.get(name), lock.packages[`node_modules/${name}`]?.version];
      return versions.every((one) => one === version) ? [] : [`${name} is not locked at ${version}`];
    }).flat(),
  ];
}

function sourceProblems(path: string, { version, resolved, integrity, link }: Locked): string[] {
  if (link === true || version === undefined) return [`${path} is a link, not a package of the registry`];
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return [`${path} has no SHA-512`];
  if (resolved === undefined) return [];
  const name = nameOf(path);
  const tail = `/${name}/-/${posix.basename(name)}-${version}.tgz`;
  return resolved.startsWith('https://') && resolved.endsWith(tail) ? [] : [`${path} lies at ${resolved}`];
}

/** Which registry it is does not matter here, for the hashes bind; a second one would be a surprise. */
function originProblems(packages: readonly (readonly [string, Locked])[]): string[] {
  const origins = new Set(packages.flatMap(([, { resolved }]) => (resolved === undefined ? [] : originOf(resolved))));
  return origins.size > 1 ? [`packages lie at ${String(origins.size)} places: ${[...origins].join(', ')}`] : [];
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The packages for other systems too: npm sometimes leaves them out, in silence. */
function missing(path: string, locked: Locked, lock: Lock): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  const wanted = [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
  return wanted
    .filter((name) => !isFound(path, name, lock))
    .map((name) => `${path || 'the project'} needs ${name}, which the lock does not have`);
}

/** As Node looks: beside what imports it, and then in each folder above. */
function isFound(path: string, name: string, lock: Lock): boolean {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;
  if (lock.packages[here] !== undefined) return true;
  return path !== '' && isFound(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name, lock);
}

function scriptProblems({ allowScripts = {} }: Manifest, packages: readonly (readonly [string, Locked])[]): string[] {
  const running = new Set(packages.flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [nameOf(path)] : [])));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
  return [
    ...[...running].filter((name) => !allowed.includes(name)).map((name) => `${name} runs a script when installed`),
    ...allowed.filter((name) => !running.has(name)).map((name) => `${name} is allowed a script that it does not have`),
  ];
}
