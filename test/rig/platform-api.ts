import { request } from 'undici';
import { onTestFinished } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/server.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked at field by field
export type Json = any;
export type ApiResponse = { status: number; headers: Record<string, unknown>; body: Json };
export type RequestOptions = {
  token?: string | null;
  body?: unknown;
  ifMatch?: string;
  headers?: Record<string, string>;
};
export type Caller = (method: string, path: string, sent?: RequestOptions) => Promise<ApiResponse>;

export const policiesApi = '/api/policies/v2/deployments';
export const remediationPath = `${policiesApi}/1234/remediation-policies`;
export const codePath = `${policiesApi}/1234/detection-policy/code`;
export const secretsPath = `${policiesApi}/1234/detection-policy/secrets`;

/** Starts a sandbox that is closed after the test, and returns a function that calls its API with its token. */
export async function openSandbox(options: SandboxOptions = {}): Promise<{ sandbox: Sandbox; call: Caller }> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return { sandbox, call: caller(sandbox) };
}

/** A function that calls the API of a platform, by default with this token. */
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

/** Replaces a bundle, as the web pages of the platform would. Throws if the platform refuses it. */
export async function putBundle(call: Caller, path: string, bundle: object): Promise<void> {
  const preview = await call('POST', `${path}:dryRun`, { body: { bundle } });
  const put = await call('PUT', path, { body: { bundle }, ifMatch: preview.body.state_version });
  if (put.status !== 200) throw new Error(`the bundle was refused: ${JSON.stringify(put.body)}`);
}

/** The current state version of a bundle. */
export async function versionOf(call: Caller, path: string): Promise<string> {
  return (await call('GET', path)).body.state_version;
}
