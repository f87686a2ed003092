import { request } from 'undici';
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
export type Json = any;
export type Answer = { status: number; headers: Record<string, unknown>; body: Json };
export type Sent = { token?: string | null; body?: unknown; ifMatch?: string; headers?: Record<string, string> };
export type Caller = (method: string, path: string, sent?: Sent) => Promise<Answer>;

export const policies = '/api/policies/v2/deployments';
export const remediationPath = `${policies}/1234/remediation-policies`;
export const codePath = `${policies}/1234/detection-policy/code`;
export const secretsPath = `${policies}/1234/detection-policy/secrets`;

/** A sandbox of this test's own, and a way to call it with its token. */
export async function open(options: SandboxOptions = {}): Promise<{ sandbox: Sandbox; call: Caller }> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return { sandbox, call: caller(sandbox) };
}

export function caller({ url, token }: { url: string; token: string }): Caller {
  return async (method, path, sent = {}) => {
    const bearer = sent.token === undefined ? token : sent.token;
    const headers = {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.ifMatch === undefined ? {} : { 'if-match': sent.ifMatch }),
      ...sent.headers,
    };
    const body =
      sent.body === undefined || typeof sent.body === 'string' ? (sent.body ?? null) : JSON.stringify(sent.body);
    const response = await request(url + path, { method: method as 'GET', headers, body });
    return { status: response.statusCode, headers: response.headers, body: await response.body.json() };
  };
}

export const policy = (slug: string, ...severities: string[]) => ({
  slug,
  name: slug,
  filters: {
    mode: 'all',
    conditions: [{ type: 'severity', values: severities.length > 0 ? severities : ['critical'] }],
  },
  actions: [{ type: 'pr_comment' }],
});

export const detectionBundle = (more: object = {}) => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exceptions: [],
  ...more,
});

/** Replaces a bundle, as a click in the pages of the platform would. Throws when it is refused. */
export async function putBundle(call: Caller, path: string, bundle: object): Promise<void> {
  const preview = await call('POST', `${path}:dryRun`, { body: { bundle } });
  const put = await call('PUT', path, { body: { bundle }, ifMatch: preview.body.state_version });
  if (put.status !== 200) throw new Error(`the bundle was refused: ${JSON.stringify(put.body)}`);
}

/** The version that a bundle is in. */
export async function versionOf(call: Caller, path: string): Promise<string> {
  return (await call('GET', path)).body.state_version;
}
