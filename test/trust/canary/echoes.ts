import type { ServerResponse } from 'node:http';
import type { Seen } from './hosts.ts';

/** A platform, or something in its place, that says back what it was shown. */
export type Echo = {
  readonly name: string;
  readonly answer: (token: string, seen: Seen, response: ServerResponse) => void;
};

const send = (response: ServerResponse, status: number, body: string, type = 'application/json'): void =>
  void response.writeHead(status, { 'content-type': type }).end(body);

const json =
  (name: string, status: number, body: (token: string) => unknown): Echo => ({
    name,
    answer: (token, _, response) => send(response, status, JSON.stringify(body(token))),
  }); // prettier-ignore

const policy = (token: string) => ({
  slug: token.slice(0, 8),
  name: token,
  description: `Bearer ${token}`,
  actions: [],
});

const diff = (token: string) => ({
  creates: [],
  updates: [{ kind: 'RemediationPolicy', key: { slug: 'a' }, before: policy(token), after: { ...policy(token), name: `new ${token}` } }],
  deletes: [{ kind: `Kind ${token}`, key: { id: token }, before: { [token]: token }, after: null }],
  state_version: 'v1',
  validation_errors: [],
  deployments: [{ id: '1234', slug: 'acme' }],
  bundle: { policies: [policy(token)] },
  findings: [{ id: 1, rule_name: token }],
}); // prettier-ignore

const rejected = (token: string) => ({
  creates: [],
  updates: [],
  deletes: [],
  state_version: token,
  validation_errors: [
    { code: `NO_${token}`, message: token, policy_slug: token, context: { value: token, [token]: 'x' } },
  ],
});

/** Each with the token as it stands, as somebody decoded it, or as they encoded it. */
export const echoes: readonly Echo[] = [
  json('a 401 with the header', 401, (token) => ({ code: 'UNAUTHORIZED', message: `Bad header Bearer ${token}` })),
  json('a 403 with the token in every field', 403, (token) => ({ code: token, message: token, error: token, detail: token })),
  json('a 400 with the token in base64', 400, (token) => ({ message: Buffer.from(`x:${token}`).toString('base64') })),
  json('a 404 with the token in an address', 404, (token) => ({ error: `no https://x/?t=${encodeURIComponent(token)}` })),
  json('a 422 with validation errors', 422, rejected),
  json('a 200 with validation errors', 200, rejected),
  json('a 200 with the token in names', 200, diff),
  json('a 200 of another shape', 200, (token) => ({ [token]: token, state_version: { [token]: 1 } })),
  {
    name: 'a 500 with the whole request',
    answer: (_, { request, body }, response) =>
      send(response, 500, `${JSON.stringify(request.headers, null, 1)}\n${request.headers.authorization ?? ''}\n${body}`, 'text/plain'),
  },
  {
    name: 'a page with the token in markup',
    answer: (token, _, response) =>
      send(response, 200, `<h1>${token.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</h1>`, 'text/html'),
  },
  {
    name: 'JSON that was cut off in the token',
    answer: (token, _, response) => send(response, 200, JSON.stringify({ state_version: `Bearer ${token}` }).slice(0, -1)),
  },
  {
    name: 'JSON with every character as a number',
    answer: (token, _, response) =>
      send(response, 409, `{"message":"${Array.from(token, (one) => `\\u00${(one.codePointAt(0) ?? 0).toString(16)}`).join('')}"}`),
  },
  {
    name: 'headers with the token',
    answer: (token, _, response) => {
      const headers = { 'x-request-id': token, 'request-id': token, server: token, 'content-type': `text/${encodeURIComponent(token)}` };
      response.writeHead(418, headers).end('');
    },
  },
  {
    name: 'a redirect with the token in its path and query',
    answer: (token, { request }, response) => {
      const place = `http://${request.headers.host ?? ''}/login/${encodeURIComponent(token)}?t=${encodeURIComponent(token)}`;
      response.writeHead(302, { location: place }).end();
    },
  },
]; // prettier-ignore
