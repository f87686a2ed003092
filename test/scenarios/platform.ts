import type { ProxyResponse, ProxyHooks } from '../rig/platform-proxy.ts';
import { caller, policiesApi, putBundle } from '../rig/platform-api.ts';

export type BundlePath = 'remediation-policies' | 'detection-policy/code' | 'detection-policy/secrets';

/** Whole bundles by their paths in the API. */
export type PlatformBundles = Partial<Record<BundlePath, object>>;

/** Values by paths such as `remediation-policies/policies/0/active`. Null deletes a field or an item. */
export type ValuesByPath = Record<string, unknown>;

export type RunningPlatform = {
  url: string;
  token: string;
  deployments: readonly { id: string; slug: string; token: string }[];
};

/** Sets values inside an object by their paths. Null deletes a field or an item. */
export function setValues(object: object, values: ValuesByPath): void {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as never, object as never);
    if (value !== null) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
}

/** What keeps a command from the platform. */
export type Obstacle = {
  /** The bundle whose PUT is answered with 403. */
  refuses?: BundlePath;
  /** The validation errors that dry runs of these bundles return. */
  rejects?: Partial<Record<BundlePath, readonly object[]>>;
  /** The status with which every request is answered. */
  answers?: number;
  /** The response to every dry run. */
  previews?: Partial<ProxyResponse>;
  /** No server listens at the address. */
  unreachable?: true;
};

/** The hooks of a proxy that puts an obstacle in the way of a command. */
export const obstacleHooks = ({ refuses, rejects = {}, answers, previews }: Obstacle): ProxyHooks => ({
  before({ method, path }) {
    const [, errors] = Object.entries(rejects).find(([bundle]) => path.endsWith(`${bundle}:dryRun`)) ?? [];
    if (errors !== undefined)
      return { status: 200, body: JSON.stringify({ state_version: 'a', validation_errors: errors }) };
    if (answers !== undefined) return { status: answers, body: '{"error":"Come back later."}' };
    if (previews !== undefined && path.endsWith(':dryRun')) return { status: 200, body: '', ...previews };
    if (refuses === undefined || method !== 'PUT' || !path.endsWith(refuses)) return undefined;
    return { status: 403, body: '{"error":"Ask an administrator."}' };
  },
});

const apiPath = (path: string, { deployments }: RunningPlatform): string =>
  `${policiesApi}/${String(deployments[0]?.id)}/${path}`;

/** Replaces bundles as any client of the API would. */
export async function putBundles(state: PlatformBundles, sandbox: RunningPlatform): Promise<void> {
  for (const [path, bundle] of Object.entries(state)) await putBundle(caller(sandbox), apiPath(path, sandbox), bundle);
}

export async function editPlatform(values: ValuesByPath, sandbox: RunningPlatform): Promise<string> {
  const paths = ['remediation-policies', 'detection-policy/code', 'detection-policy/secrets'] as const;
  for (const path of paths) {
    const ofBundle = Object.entries(values).filter(([name]) => name.startsWith(`${path}/`));
    if (ofBundle.length === 0) continue;
    const { bundle } = (await caller(sandbox)('GET', apiPath(path, sandbox))).body as { bundle: object };
    setValues(bundle, Object.fromEntries(ofBundle.map(([name, value]) => [name.slice(path.length + 1), value])));
    await putBundles({ [path]: bundle }, sandbox);
  }
  const lines = Object.entries(values).map(
    ([path, value]) => `(on the platform, ${path} becomes ${JSON.stringify(value)})\n`,
  );
  return lines.join('').replaceAll('becomes null', 'is deleted');
}
