import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Answer, secret, type Seen, sendJson } from './server.ts';

/*
 * A platform written by somebody else, from the specification alone: it leaves lists out or sends null, adds fields that nobody knows,
 * answers 412 for a stale version, may lack every GET, and can lose an answer after it has written.
 */

type Json = Record<string, unknown>;
type Policy = Json & { slug: string };

export type Habits = {
  /** What it sends for an empty list. */
  readonly empty: 'array' | 'absent' | 'null';
  readonly reads: boolean;
  readonly stale: 412 | 409;
  readonly quoted: boolean;
  /** Gives the answer to a PUT; by default it is sent. */
  afterPut?: (response: ServerResponse, count: number) => 'answer' | 'lose';
};

export type Foreign = {
  readonly answer: Answer;
  policies: Policy[];
  detection: Json;
  writes: number;
  version(): string;
};

export function foreignPlatform(habits: Habits, policies: Policy[], detection: Json): Foreign {
  const scopes = { remediation: () => state.policies as unknown, detection: () => state.detection as unknown };
  const versionOf = (scope: keyof typeof scopes): string => {
    const hash = createHash('sha1').update(JSON.stringify(scopes[scope]())).digest('hex').slice(0, 12);
    return habits.quoted ? `"${hash}"` : hash;
  };
  const list = (items: unknown[]): unknown => {
    if (items.length > 0 || habits.empty === 'array') return items;
    return habits.empty === 'null' ? null : undefined;
  };
  const state: Foreign = { policies, detection, writes: 0, version: () => versionOf('remediation'), answer };

  function answer(request: Seen, response: ServerResponse): void {
    if (request.headers.authorization !== `Bearer ${secret}`) {
      sendJson(response, 401, { message: 'who are you?', trace: 'x' });
      return;
    }
    const scope = /\/deployments\/1234\/(remediation|detection)-polic(?:ies|y\/code)(:dryRun)?$/.exec(request.path);
    const found = scope?.[1] as keyof typeof scopes | undefined;
    if (found === undefined) sendJson(response, 404, { detail: 'no such thing' });
    else if (scope?.[2] !== undefined) sendJson(response, 200, dryRun(found, bundleOf(request)));
    else if (request.method === 'PUT') put(found, request, response);
    else if (habits.reads) sendJson(response, 200, read(found));
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>');
  }

  function dryRun(scope: keyof typeof scopes, bundle: Json): Json {
    const diff = scope === 'remediation' ? diffPolicies(bundle) : diffDetection(bundle);
    const lists = Object.fromEntries(Object.entries(diff).map(([name, items]) => [name, list(items)]));
    return { ...lists, validation_errors: list([]), state_version: versionOf(scope), x_cost: { units: 3 } };
  }

  function diffPolicies(bundle: Json): Record<string, unknown[]> {
    const wanted = (bundle['policies'] ?? []) as Policy[];
    const entry = (slug: string, before?: Policy, after?: Policy) => ({
      kind: 'RemediationPolicy',
      key: { slug },
      before,
      after,
      x_rank: 1,
    });
    const now = (slug: string) => state.policies.find((policy) => policy.slug === slug);
    return {
      creates: wanted.filter(({ slug }) => now(slug) === undefined).map((after) => entry(after.slug, undefined, after)),
      updates: wanted
        .filter((after) => now(after.slug) !== undefined && JSON.stringify(now(after.slug)) !== JSON.stringify(after))
        .map((after) => entry(after.slug, now(after.slug), after)),
      deletes: state.policies
        .filter(({ slug }) => !wanted.some((policy) => policy.slug === slug))
        .map((before) => entry(before.slug, before)),
    };
  }

  function diffDetection(bundle: Json): Record<string, unknown[]> {
    const lists = (of: Json): Json =>
      Object.fromEntries(['rulesets', 'rules', 'disabled'].map((name) => [name, list((of[name] ?? []) as unknown[])]));
    const [before, after] = [lists(state.detection), lists(bundle)];
    const exceptions = (of: Json) => ((of['exceptions'] ?? []) as Json[]).map((one) => JSON.stringify(one));
    const entry = (text: string, side: 'before' | 'after') => exceptionEntry(JSON.parse(text) as Json, side);
    const [had, has] = [exceptions(state.detection), exceptions(bundle)];
    const changed = JSON.stringify(before) !== JSON.stringify(after);
    return {
      creates: has.filter((one) => !had.includes(one)).map((one) => entry(one, 'after')),
      updates: changed ? [{ kind: 'DetectionPolicy', key: { product: 'code' }, before, after }] : [],
      deletes: had.filter((one) => !has.includes(one)).map((one) => entry(one, 'before')),
    };
  }

  function put(scope: keyof typeof scopes, request: Seen, response: ServerResponse): void {
    if (request.headers['if-match'] !== versionOf(scope)) {
      const code =
        habits.stale === 409 ? { code: 'STATE_VERSION_MISMATCH', current_state_version: versionOf(scope) } : {};
      sendJson(response, habits.stale, { message: 'it moved', ...code });
      return;
    }
    if (scope === 'remediation') state.policies = (bundleOf(request)['policies'] ?? []) as Policy[];
    else state.detection = bundleOf(request);
    state.writes += 1;
    if ((habits.afterPut?.(response, state.writes) ?? 'answer') === 'answer') sendJson(response, 200, read(scope));
  }

  function read(scope: keyof typeof scopes): Json {
    const filled = (value: Json): Json =>
      Object.fromEntries(Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? list(one) : one]));
    const bundle = scope === 'remediation' ? filled({ policies: state.policies.map(filled) }) : filled(state.detection);
    return { bundle: { deployment_slug: 'acme', ...bundle }, state_version: versionOf(scope), x_etag: null };
  }

  return state;
}

const bundleOf = (request: Seen): Json => (JSON.parse(request.body) as { bundle: Json }).bundle;

function exceptionEntry(exception: Json, side: 'before' | 'after'): Json {
  const { project, project_tag_name: tag, rule, rule_type, exception_type } = exception;
  const scope =
    project === undefined
      ? { scope_type: 'project_tag', scope_target: tag }
      : { scope_type: 'project', scope_target: project };
  return {
    kind: 'DetectionPolicyException',
    key: { product: 'code', ...scope, rule, rule_type },
    [side]: { exception_type, rules: null },
  };
}
