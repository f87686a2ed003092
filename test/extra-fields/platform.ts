import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Loopback, listenOnLoopback } from '../rig/loopback.ts';

type Entry = Readonly<Record<string, unknown>>;
type Bundle = Readonly<Record<string, unknown>>;

const lists = ['rulesets', 'rules', 'disabled'];

/** A platform of a later version: it keeps every field of what it is sent, and answers them all. */
export class LaterPlatform {
  readonly token = 'a-token-of-a-later-platform';
  state: Record<string, Bundle> = {
    'remediation-policies': { policies: [] },
    'detection-policy/code': { rulesets: [], rules: [], disabled: [], exceptions: [] },
  };
  readonly #place: Loopback;

  private constructor(place: Loopback) {
    this.#place = place;
  }

  static async start(): Promise<LaterPlatform> {
    const server = createServer();
    const platform = new LaterPlatform(await listenOnLoopback(server));
    server.on('request', (request, response) => void platform.answer(request, response));
    return platform;
  }

  get url(): string {
    return this.#place.url;
  }

  close(): Promise<void> {
    return this.#place.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = this.respond(request, await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  private respond({ url = '', method, headers }: IncomingMessage, sent: string): { status: number; body: object } {
    if (url === '/api/v1/deployments')
      return { status: 200, body: { deployments: [{ id: '1', slug: 'acme', name: 'Acme' }] } };
    const [, path = '', action] = /^\/api\/policies\/v2\/deployments\/1\/([a-z/-]+)(:dryRun)?$/.exec(url) ?? [];
    const live = this.state[path];
    if (live === undefined) return { status: 404, body: { error: 'not here', code: 'PRODUCT_NOT_ENABLED' } };
    if (method === 'GET') return { status: 200, body: { bundle: live, state_version: versionOf(live) } };
    const { bundle } = JSON.parse(sent) as { bundle: Bundle };
    if (action !== undefined)
      return { status: 200, body: { ...diff(path, live, bundle), state_version: versionOf(live) } };
    if (headers['if-match'] !== versionOf(live)) return { status: 409, body: { code: 'STATE_VERSION_MISMATCH' } };
    const { deployment_slug: _, product: __, ...content } = bundle;
    this.state[path] = content;
    return { status: 200, body: { bundle: content, state_version: versionOf(content) } };
  }
}

const versionOf = (bundle: Bundle): string => createHash('sha256').update(JSON.stringify(bundle)).digest('hex');

function diff(path: string, live: Bundle, next: Bundle) {
  if (path === 'remediation-policies') {
    return compare(live['policies'], next['policies'], ({ slug }) => ({ kind: 'RemediationPolicy', key: { slug } }));
  }
  const product = path.split('/')[1];
  const { exceptions: before, ...old } = live;
  const { exceptions: after, deployment_slug: _, product: __, ...own } = next;
  const found = compare(before, after, ({ rule, rule_type, project, project_tag_name: tag }) => ({
    kind: 'DetectionPolicyException',
    key: {
      product,
      scope_type: project === undefined ? 'project_tag' : 'project',
      scope_target: project ?? tag,
      rule,
      rule_type,
    },
  }));
  const named = [...found.creates, ...found.updates, ...found.deletes];
  for (const entry of named) for (const side of [entry.before, entry.after]) withoutKey(side);
  if (same(old, own)) return found;
  return {
    ...found,
    updates: [{ kind: 'DetectionPolicy', key: { product }, before: old, after: own }, ...found.updates],
  };
}

type Diff = { kind: string; key: object; before?: Record<string, unknown>; after?: Record<string, unknown> };

/** Who an exception is stands in its key. */
function withoutKey(side: Record<string, unknown> | undefined): void {
  for (const field of ['rule', 'rule_type', 'project', 'project_tag_name']) delete side?.[field];
}

function compare(before: unknown, after: unknown, nameOf: (entry: Entry) => { kind: string; key: object }) {
  const keyed = (all: unknown) => new Map((all as Entry[]).map((one) => [JSON.stringify(nameOf(one)), { ...one }]));
  const [old, next] = [keyed(before), keyed(after)];
  const entries = new Map([...old, ...next].map(([key, one]) => [key, nameOf(one)]));
  const result: Record<'creates' | 'updates' | 'deletes', Diff[]> = { creates: [], updates: [], deletes: [] };
  for (const [key, name] of entries) {
    const [left, right] = [old.get(key), next.get(key)];
    if (left === undefined && right !== undefined) result.creates.push({ ...name, after: right });
    else if (right === undefined && left !== undefined) result.deletes.push({ ...name, before: left });
    else if (left !== undefined && right !== undefined && !same(left, right))
      result.updates.push({ ...name, before: left, after: right });
  }
  return result;
}

const same = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => {
    if (Array.isArray(inner) && (lists.includes(key) || key === 'values'))
      return (inner as string[]).toSorted((a, b) => (a < b ? -1 : 1));
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
