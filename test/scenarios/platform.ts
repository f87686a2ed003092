import type { Answer, ProxyHooks } from '../rig/platform-proxy.ts';
import { caller, policiesApi, putBundle } from '../rig/platform-api.ts';

export type Path = 'remediation-policies' | 'detection-policy/code' | 'detection-policy/secrets';

/** Whole bundles by their paths in the API. */
export type State = Partial<Record<Path, object>>;

/** Values by paths such as `remediation-policies/policies/0/active`; null takes a field or an item away. */
export type Values = Record<string, unknown>;

export type Server = {
  url: string;
  token: string;
  deployments: readonly { id: string; slug: string; token: string }[];
};

/** Sets values inside an object by their paths; null takes a field or an item away. */
export function setAll(object: object, values: Values): void {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((inner, key) => inner[key] as never, object as never);
    if (value !== null) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
  }
}

/**
 * What keeps a command from the platform: it forbids the PUT of a bundle, rejects bundles in a dry run, answers everything with a status, a dry run in
 * some way, or nobody listens.
 */
export type Obstacle = {
  refuses?: Path;
  rejects?: Partial<Record<Path, readonly object[]>>;
  answers?: number;
  previews?: Partial<Answer>;
  unreachable?: true;
};

export const obstruct = ({ refuses, rejects = {}, answers, previews }: Obstacle): ProxyHooks => ({
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

const pathOf = (path: string, { deployments }: Server): string =>
  `${policiesApi}/${String(deployments[0]?.id)}/${path}`;

/** Puts bundles as any client of the API would. */
export async function put(state: State, sandbox: Server): Promise<void> {
  for (const [path, bundle] of Object.entries(state)) await putBundle(caller(sandbox), pathOf(path, sandbox), bundle);
}

export async function click(values: Values, sandbox: Server): Promise<string> {
  const paths = ['remediation-policies', 'detection-policy/code', 'detection-policy/secrets'] as const;
  for (const path of paths) {
    const own = Object.entries(values).filter(([name]) => name.startsWith(`${path}/`));
    if (own.length === 0) continue;
    const { bundle } = (await caller(sandbox)('GET', pathOf(path, sandbox))).body as { bundle: object };
    setAll(bundle, Object.fromEntries(own.map(([name, value]) => [name.slice(path.length + 1), value])));
    await put({ [path]: bundle }, sandbox);
  }
  const lines = Object.entries(values).map(
    ([path, value]) => `(on the platform, ${path} becomes ${JSON.stringify(value)})\n`,
  );
  return lines.join('').replaceAll('becomes null', 'is deleted');
}
