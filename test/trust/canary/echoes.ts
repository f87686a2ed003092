import type { ServerResponse } from 'node:http';
import type { ReceivedRequest } from './hosts.ts';

/** A platform, or a server in its place, that repeats the token in its response. */
export type Echo = {
  readonly name: string;
  readonly respond: (token: string, received: ReceivedRequest, response: ServerResponse) => void;
};

const send = (response: ServerResponse, status: number, body: string, type = 'application/json'): void =>
  void response.writeHead(status, { 'content-type': type }).end(body);

const jsonEcho =
  (name: string, status: number, body: (token: string) => unknown): Echo => ({
    name,
    respond: (token, _, response) => send(response, status, JSON.stringify(body(token))),
  }); // prettier-ignore

const policyWithToken = (token: string) => ({
  slug: token.slice(0, 8),
  name: token,
  description: `Bearer ${token}`,
  actions: [],
});

const diffWithToken = (token: string) => ({
  creates: [],
  updates: [{ kind: 'RemediationPolicy', key: { slug: 'a' }, before: policyWithToken(token), after: { ...policyWithToken(token), name: `new ${token}` } }],
  deletes: [{ kind: `Kind ${token}`, key: { id: token }, before: { [token]: token }, after: null }],
  state_version: 'v1',
  validation_errors: [],
  deployments: [{ id: '1234', slug: 'acme' }],
  bundle: { policies: [policyWithToken(token)] },
  findings: [{ id: 1, rule_name: token }],
}); // prettier-ignore

const rejectionsWithToken = (token: string) => ({
  creates: [],
  updates: [],
  deletes: [],
  state_version: token,
  validation_errors: [
    { code: `NO_${token}`, message: token, policy_slug: token, context: { value: token, [token]: 'x' } },
  ],
});

/** Responses that contain the token: raw, decoded from the header, or encoded. */
export const echoes: readonly Echo[] = [
  jsonEcho('a 401 with the header', 401, (token) => ({ code: 'UNAUTHORIZED', message: `Bad header Bearer ${token}` })),
  jsonEcho('a 403 with the token in every field', 403, (token) => ({ code: token, message: token, error: token, detail: token })),
  jsonEcho('a 400 with the token in base64', 400, (token) => ({ message: Buffer.from(`x:${token}`).toString('base64') })),
  jsonEcho('a 404 with the token in an address', 404, (token) => ({ error: `no https://x/?t=${encodeURIComponent(token)}` })),
  jsonEcho('a 422 with validation errors', 422, rejectionsWithToken),
  jsonEcho('a 200 with validation errors', 200, rejectionsWithToken),
  jsonEcho('a 200 with the token in names', 200, diffWithToken),
  jsonEcho('a 200 of another shape', 200, (token) => ({ [token]: token, state_version: { [token]: 1 } })),
  {
    name: 'a 500 with the whole request',
    respond: (_, { request, body }, response) =>
      send(response, 500, `${JSON.stringify(request.headers, null, 1)}\n${request.headers.authorization ?? ''}\n${body}`, 'text/plain'),
  },
  {
    name: 'a page with the token in markup',
    respond: (token, _, response) =>
      send(response, 200, `<h1>${token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</h1>`, 'text/html'),
  },
  {
    name: 'JSON that was cut off in the token',
    respond: (token, _, response) => send(response, 200, JSON.stringify({ state_version: `Bearer ${token}` }).slice(0, -1)),
  },
  {
    name: 'JSON with every character as a number',
    respond: (token, _, response) =>
      send(response, 409, `{"message":"${Array.from(token, (character) => `\\u00${(character.codePointAt(0) ?? 0).toString(16)}`).join('')}"}`),
  },
  {
    name: 'headers with the token',
    respond: (token, _, response) => {
      const headers = { 'x-request-id': token, 'request-id': token, server: token, 'content-type': `text/${encodeURIComponent(token)}` };
      response.writeHead(418, headers).end('');
    },
  },
  {
    name: 'a redirect with the token in its path and query',
    respond: (token, { request }, response) => {
      const location = `http://${request.headers.host ?? ''}/login/${encodeURIComponent(token)}?t=${encodeURIComponent(token)}`;
      response.writeHead(302, { location }).end();
    },
  },
]; // prettier-ignore
